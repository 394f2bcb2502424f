import './privacy.css';
import type { User } from '@alive/contract/account.ts';
import { exportData } from '@alive/contract/privacy.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '#router/Link.tsx';
import { send } from '#api/call.ts';
import { saveFile } from '#api/saveFile.ts';
import { ConfirmDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { paths } from '#paths.ts';
import { Assistant } from './Assistant.tsx';
import { copy } from './copy.ts';

/** What a student may do with everything that is stored: say who answers, take it, delete it. */
export function OwnData({ user, deletion }: { user: User; deletion: Deletion }) {
  const [isAsked, setAsked] = useState(false);
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: async () =>
      saveFile(await send(exportData, { params: { id: user.id } }), `alive-${new Date().toISOString().slice(0, 10)}.json`),
  });
  return (
    <section className="sect own-data">
      <h2>{copy.data}</h2>
      <p className="note about">
        {copy.dataNote} <Link to={paths.privacy}>{copy.link}</Link>
      </p>
      <Assistant user={user} />
      <div className="data-row">
        <div>
          <b>{copy.export}</b>
          <p className="note">{copy.exportNote}</p>
        </div>
        <Button className="mini" aria-label={copy.export} busy={saving.isPending} onClick={() => saving.mutate()}>
          {copy.exportNow}
        </Button>
      </div>
      {saving.error && (
        <p className="error" role="alert">
          {copy.notExported(saving.error.message)}
        </p>
      )}
      <div className="data-row">
        <div>
          <b>{copy.account}</b>
          <p className="note">{copy.accountNote}</p>
        </div>
        <Button className="mini" busy={deletion.isBusy} onClick={() => setAsked(true)}>
          {copy.deleteAccount}
        </Button>
      </div>
      {deletion.error !== null && (
        <p className="error" role="alert">
          {copy.notDeleted(deletion.error)}
        </p>
      )}
      {isAsked && (
        <ConfirmDialog
          title={copy.accountQuestion}
          confirm={copy.deleteAccount}
          onConfirm={() => {
            setAsked(false);
            deletion.run();
          }}
          onCancel={() => setAsked(false)}
        >
          <p>{copy.accountAnswer}</p>
          <p>{copy.accountExport}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** The deletion of the account, which the account room carries out and what follows on this device. */
export interface Deletion {
  isBusy: boolean;
  error: string | null;
  run: () => void;
}
