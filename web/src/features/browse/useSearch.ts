import { useLayoutEffect, useRef } from 'react';
import { useLocation } from '#router/Router.tsx';
import { navigate } from '#router/history.ts';
import { type Change, changed, readSearch, type Search, searchText } from './search.ts';

/**
 * The search that the address holds, and how to change it where one is: a change is a step in the history, unless it `replace`s the present
 * one.
 */
export const useSearch = (): { search: Search; change: ChangeSearch } => {
  const { pathname, search: text } = useLocation();
  const search = readSearch(new URLSearchParams(text));
  // A delayed change must not undo what was changed since.
  const latest = useRef({ pathname, search });
  useLayoutEffect(() => {
    latest.current = { pathname, search };
  });
  return {
    search,
    change: (change, { replace = false } = {}) => {
      const { pathname, search } = latest.current;
      const next = changed(search, change);
      latest.current = { pathname, search: next };
      if (searchText(next) !== searchText(search)) navigate(pathname + searchText(next), { replace });
    },
  };
};

export type ChangeSearch = (change: Change, how?: { replace?: boolean }) => void;
