import { useLayoutEffect, useRef, type ComponentProps } from 'react';

/**
 * Props for a native `<dialog>` that is modal for as long as it is mounted: the browser traps and restores focus.
 * Esc and the system's back gesture call `onDismiss`; a press on the backdrop does so with `light`.
 */
export function useModal(onDismiss: () => void, { light = false } = {}): ModalProps {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, because a dialog must be closed before it leaves the document for focus to go back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return {
    ref: dialog,
    onCancel: (event) => {
      event.preventDefault();
      onDismiss();
    },
    // A browser may close it in spite of preventDefault.
    onClose: (event) => {
      if (!event.currentTarget.open) onDismiss();
    },
    onClick: (event) => {
      if (light && event.target === event.currentTarget) onDismiss();
    },
  };
}

type ModalProps = Required<Pick<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onClose' | 'onClick'>>;
