import './dialog.css';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Brand } from './Brand.tsx';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { useModal } from './useModal.ts';

/** A panel from the left that holds the menu on a phone: the name and a cross on top. Esc, the cross and a press outside close it. Mount it to open it. */
export function Sheet({ label, children, onClose }: SheetProps) {
  const modal = useModal(onClose, { light: true });
  return (
    <dialog {...modal} className="sheet" aria-label={label}>
      <div className="inside">
        <div className="top">
          <Brand />
          <Button kind="icon" aria-label="Close menu" onClick={onClose}>
            <Icon of={X} />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

type SheetProps = { label: string; children: ReactNode; onClose: () => void };
