import { useState } from 'react';
import { navigate } from '#router/history.ts';
import { Palette as Entries } from '#ui/Palette.tsx';
import { actionEntries, askEntries, chatEntries, companyEntries, jobEntries, pageEntries } from '../features/palette/entries.ts';
import { ordered } from '../features/palette/ordered.ts';
import { statusOf } from '../features/palette/status.ts';
import { useJobs } from '../features/palette/useJobs.ts';
import { useKnown } from '../features/palette/useKnown.ts';
import { copy } from './copy.ts';

/** Goes anywhere and does what can be done from anywhere, by name. */
export function Palette({ dark, onTheme, onLogout, onSkip, onClose }: PaletteProps) {
  const [words, setWords] = useState('');
  const typed = words.trim();
  const { companies, chats } = useKnown();
  const jobs = useJobs(typed);
  const [now] = useState(() => new Date());
  const go = (to: string) => {
    onSkip();
    navigate(to);
  };

  const pages = { label: copy.goTo, items: pageEntries(go), most: 10 };
  const actions = { label: 'Actions', items: actionEntries({ dark, go, onTheme, onLogout, onSkip }), most: 10 };
  const recent = { label: copy.recentChats, items: chatEntries(chats.data ?? [], now, go), most: 5 };
  const employers = { label: copy.companies, items: companyEntries(companies.data ?? [], typed, go), most: 5 };
  const known = typed === '' ? [] : ordered([pages, employers, recent, actions], typed);
  const groups =
    typed === ''
      ? [pages, { ...recent, items: recent.items.slice(0, recent.most) }, actions]
      : [...known, { label: 'Jobs', items: jobEntries(typed, jobs, go) }, { label: 'Ask', items: askEntries(typed, go) }];
  const missing = [companies.isLoadingError ? ['companies'] : [], chats.isLoadingError ? ['recent chats'] : []].flat();
  return (
    <Entries
      label={copy.goAnywhere}
      placeholder={copy.whereTo}
      typed={words}
      onType={setWords}
      groups={groups.filter(({ items }) => items.length > 0)}
      status={statusOf({ isKnown: known.length > 0, jobs: jobs.total, missing })}
      onClose={onClose}
    />
  );
}

interface PaletteProps {
  /** Which theme is on the page. */
  dark: boolean;
  onTheme: () => void;
  onLogout: () => void;
  /** Moves the focus into the view. */
  onSkip: () => void;
  onClose: () => void;
}
