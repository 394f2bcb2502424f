import { createContext, type Ref, type RefObject, useRef } from 'react';

// What the router's links and routes take from its framework mode, as it is where there is none: vite.config.ts puts this in its place.

/** Never provided. */
export const FrameworkContext = createContext<undefined>(undefined);

/** Nothing is fetched ahead. */
export const usePrefetchBehavior = (): [false, RefObject<HTMLAnchorElement | null>, Record<string, never>] => [false, useRef(null), {}];

/** Never drawn. */
export const PrefetchPageLinks = (): null => null;

/** One ref that sets all of these. */
export const mergeRefs =
  <T>(...refs: readonly (Ref<T> | undefined)[]) =>
  (value: T | null): void => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value);
      else if (ref) ref.current = value;
    }
  };
