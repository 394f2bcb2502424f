import './contacts.css';
import type { Alumni } from '@alive/contract/people.ts';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { retryImport } from '#api/retry-import.ts';
import { Button } from '#ui/Button.tsx';
import { copy } from './copy.ts';

const loadDialog = () => import('./IntroduceDialog.tsx');
const IntroduceDialog = lazy(retryImport(async () => ({ default: (await loadDialog()).IntroduceDialog })));

/** The way to a first message to a person. */
export function Introduce({ person }: { person: Alumni }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        className="introduce"
        aria-haspopup="dialog"
        aria-label={copy.writeTo(person.name)}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {copy.write}
      </Button>
      {isOpen && (
        <Suspense>
          {/* Outside of the row or card, whose looks are not for it. */}
          {createPortal(<IntroduceDialog person={person} onClose={() => setOpen(false)} />, document.body)}
        </Suspense>
      )}
    </>
  );
}
