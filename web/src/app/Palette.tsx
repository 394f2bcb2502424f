import { Bookmark, BookUser, Briefcase, Building2, LogOut, Moon, Route, Search, Sun, Users } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Palette as Entries, type PaletteEntry, type PaletteGroup } from '#ui/Palette.tsx';
import { paths } from '#paths.ts';

/** Goes anywhere and does what can be done from anywhere, by name. */
export function Palette({ dark, onTheme, onLogout, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const groups: PaletteGroup[] = [
    { label: 'Go to', items: views.map(({ name, also, icon, to }) => ({ name, also, icon, onChoose: () => void navigate(to) })) },
    {
      label: 'Do',
      items: [
        { name: dark ? 'Switch to light' : 'Switch to dark', also: 'theme appearance', icon: dark ? Sun : Moon, onChoose: onTheme },
        { name: 'Log out', also: 'sign out leave', icon: LogOut, onChoose: onLogout },
      ],
    },
  ];
  return <Entries label="Go anywhere" placeholder="Where to?" groups={groups} onClose={onClose} />;
}

const views: (Omit<PaletteEntry, 'onChoose'> & { to: string })[] = [
  { name: 'Search', also: 'chat assistant', icon: Search, to: paths.search },
  { name: 'Find People', also: 'alumni', icon: Users, to: paths.people },
  { name: 'Saved people', also: 'alumni notes contacts', icon: BookUser, to: paths.savedPeople },
  { name: 'Companies', also: 'employers', icon: Building2, to: paths.companies },
  { name: 'Browse Jobs', also: 'list openings internships', icon: Briefcase, to: paths.jobs },
  { name: 'Saved jobs', also: 'tracker applied interview offer', icon: Bookmark, to: paths.savedJobs },
  { name: 'Career Paths', also: 'roadmap dream job', icon: Route, to: paths.careerPaths },
];

interface PaletteProps {
  /** Which theme is on the page. */
  dark: boolean;
  onTheme: () => void;
  onLogout: () => void;
  onClose: () => void;
}
