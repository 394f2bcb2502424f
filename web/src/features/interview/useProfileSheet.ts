import { useState } from 'react';
import { useWide } from './useWide.ts';

/** The profile so far: where there is room next to the talk, else in a sheet that is opened. */
export const useProfileSheet = (): ProfileSheet => {
  const isWide = useWide();
  const [isOpen, setOpen] = useState(false);
  return { isWide, isOpen: isOpen && !isWide, open: () => setOpen(true), close: () => setOpen(false) };
};

export interface ProfileSheet {
  isWide: boolean;
  isOpen: boolean;
  open: () => void;
  close: () => void;
}
