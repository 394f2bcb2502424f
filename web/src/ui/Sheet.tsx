import './dialog.css';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
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
        <Top onClose={onClose} close="Close menu">
          <Brand />
        </Top>
        {children}
      </div>
    </dialog>
  );
}

/** A panel for a task of its own, from the right or on a phone from below: its title and a cross on top, `foot` always in view. */
export function TaskSheet({ title, foot, children, onClose }: TaskSheetProps) {
  const id = useId();
  const modal = useModal(onClose, { light: true });
  return (
    <dialog {...modal} className="sheet task" aria-labelledby={id}>
      <div className="inside">
        <Top onClose={onClose} close="Close">
          <h2 className="head" id={id} dir="auto">
            {title}
          </h2>
        </Top>
        {children}
      </div>
      {foot && <div className="foot">{foot}</div>}
    </dialog>
  );
}

function Top({ close, children, onClose }: { close: string; children: ReactNode; onClose: () => void }) {
  return (
    <div className="top">
      {children}
      <Button kind="icon" aria-label={close} onClick={onClose}>
        <Icon of={X} />
      </Button>
    </div>
  );
}

type SheetProps = { label: string; children: ReactNode; onClose: () => void };
type TaskSheetProps = { title: string; foot?: ReactNode; children: ReactNode; onClose: () => void };
