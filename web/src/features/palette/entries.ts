import type { Company } from '@alive/contract/companies.ts';
import type { RecentConversation } from '@alive/contract/conversations.ts';
import {
  Bookmark,
  BookUser,
  Briefcase,
  Building2,
  CircleUser,
  CornerDownRight,
  LogOut,
  MessageSquare,
  Moon,
  Route,
  Search,
  SquarePen,
  Sun,
  Users,
} from 'lucide-react';
import type { PaletteEntry } from '#ui/Palette.tsx';
import { careerPath, chatPath, companyPath, jobPath, paths, questionPath } from '#paths.ts';
import { copy } from './copy.ts';
import type { JobsFound } from './useJobs.ts';
import { whenOf } from '#ui/when.ts';

/** The views. */
export const pageEntries = (go: Go): Entry[] =>
  pages.map(({ name, also, icon, to }) => ({ id: to, name, aliases: also, icon, onChoose: () => go(to) }));

/** What can be done from anywhere. */
export const actionEntries = ({ dark, go, onTheme, onLogout, onSkip }: Actions): Entry[] => [
  { id: 'new chat', name: copy.newChat, aliases: ['start over', 'begin'], icon: SquarePen, onChoose: () => go(chatPath('new')) },
  {
    id: 'theme',
    name: dark ? copy.toLight : copy.toDark,
    aliases: ['theme', 'appearance', 'mode'],
    icon: dark ? Sun : Moon,
    onChoose: onTheme,
  },
  { id: 'skip', name: copy.skip, aliases: ['content', 'main'], icon: CornerDownRight, onChoose: onSkip },
  { id: 'log out', name: copy.logOut, aliases: ['sign out', 'leave'], icon: LogOut, onChoose: onLogout },
];

/** Companies, also by their ticker and by the beginning of their domain, whose end says nothing. */
export const companyEntries = (companies: readonly Company[], typed: string, go: Go): Entry[] =>
  companies.map(({ id, name, domain, stock_ticker: ticker, industry }) => ({
    id: `company ${id}`,
    name,
    aliases: [domain?.startsWith(typed.toLowerCase()) ? domain : null, ticker].filter((alias) => alias !== null),
    note: domain ?? industry,
    icon: Building2,
    onChoose: () => go(companyPath(id)),
  }));

/** Chats by the words they began with; one in which nothing was said is the list that the assistant began with. */
export const chatEntries = (chats: readonly RecentConversation[], now: Date, go: Go): Entry[] =>
  chats.map(({ id, title, updatedAt }) => ({
    id: `chat ${id}`,
    name: title === '' ? copy.picked : title,
    aliases: [],
    note: whenOf(updatedAt, now),
    icon: MessageSquare,
    onChoose: () => go(chatPath(id)),
  }));

/** The list of all that fit, first because it is always there, and the best of them. */
export const jobEntries = (typed: string, { jobs, total }: JobsFound, go: Go): PaletteEntry[] => {
  if (total === 'not asked' || total === 0) return [];
  const all = `${paths.jobs}?query=${encodeURIComponent(typed)}`;
  return [
    { id: 'all jobs', name: copy.jobsFor(countOf(total), typed), icon: Search, onChoose: () => go(all) },
    ...jobs.map(({ id, job_title: name, company_name: company, location }) => ({
      id: `job ${id}`,
      name,
      note: location === '' ? company : `${company} · ${location}`,
      icon: Briefcase,
      onChoose: () => go(jobPath(id)),
    })),
  ];
};

/** What can be asked with any words. */
export const askEntries = (typed: string, go: Go): PaletteEntry[] => [
  { id: 'ask people', name: copy.askPeople(typed), icon: Users, onChoose: () => go(questionPath(typed)) },
  { id: 'ask paths', name: copy.askPath(typed), icon: Route, onChoose: () => go(careerPath(typed)) },
];

const countOf = (total: JobsFound['total']): string => {
  if (typeof total === 'string') return copy.allJobs;
  return total === 1 ? copy.theOneJob : copy.allJobsOf(total);
};

const pages = [
  { name: 'Search', also: ['chat', 'assistant', 'home'], icon: Search, to: paths.search },
  { name: 'Find People', also: ['alumni', 'ask people'], icon: Users, to: paths.people },
  { name: copy.savedPeople, also: ['contacts', 'notes', 'alumni'], icon: BookUser, to: paths.savedPeople },
  { name: copy.companies, also: ['employers'], icon: Building2, to: paths.companies },
  { name: 'Browse Jobs', also: ['openings', 'internships', 'list'], icon: Briefcase, to: paths.jobs },
  { name: copy.savedJobs, also: ['tracker', 'applied', 'applications', 'interview', 'offer'], icon: Bookmark, to: paths.savedJobs },
  { name: 'Career Paths', also: ['roadmap', 'dream job'], icon: Route, to: paths.careerPaths },
  { name: copy.profile, also: ['facts', 'preferences', 'résumé', 'account', 'settings'], icon: CircleUser, to: paths.profile },
];

export type Entry = PaletteEntry & { aliases: readonly string[] };

type Go = (to: string) => void;

interface Actions {
  /** Which theme is on the page. */
  dark: boolean;
  go: Go;
  onTheme: () => void;
  onLogout: () => void;
  onSkip: () => void;
}
