import { type RefObject, useEffect, useRef } from 'react';

/** For the field that a form is about: it has the focus first, with its text chosen so that typing replaces it. On a touch screen a keyboard would rise. */
export const useFirst = (): RefObject<HTMLInputElement | null> => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) input.current?.select();
  }, []);
  return input;
};
