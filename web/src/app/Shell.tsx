import './shell.css';
import type { User } from '@alive/contract/account.ts';
import { Building2, LogOut, Moon, Search, Sun, Users } from 'lucide-react';
import { type ReactNode, type SVGProps, useEffect, useRef, useState } from 'react';
import { Link } from '#router/Link.tsx';
import { NavLink } from '#router/NavLink.tsx';
import { useLocation, useNavigationType } from '#router/Router.tsx';
import { Brand } from '#ui/Brand.tsx';
import { Button } from '#ui/Button.tsx';
import { type Glyph, Icon } from '#ui/Icon.tsx';
import { Monogram } from '#ui/Monogram.tsx';
import { SampleLabel } from '#ui/SampleLabel.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { SkeletonLines, SkeletonView } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { chooseTheme } from '#ui/theme.ts';
import { paths } from '#paths.ts';
import { copy } from './copy.ts';
import type { Palette } from './Palette.tsx';
import { paletteKeys, useKeys } from './useKeys.ts';

/** The dashboard's frame: navigation and the student on the left, on a phone behind a toggle; the view next to it. */
export function Shell({
  user,
  sample,
  notice,
  talk = false,
  onLogout,
  children,
}: {
  user: User;
  sample: boolean;
  notice?: ReactNode;
  /** The view is the search's chat: its room and that of its doors are kept until they are there. */
  talk?: boolean;
  onLogout: () => void;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [palette, setPalette] = useState<LoadedPalette | 'closed' | 'failed'>('closed');
  const openPalette = async () => {
    const loaded = await import('./Palette.tsx').catch(() => null);
    if (loaded) setOpenOn(null);
    setPalette(loaded ?? 'failed');
  };
  useKeys(() => (typeof palette === 'object' ? setPalette('closed') : void openPalette()));
  const view = useRef<HTMLElement>(null);
  const came: string = useNavigationType();
  useEffect(() => {
    // Who comes from the wizard goes on in the view; a page just loaded begins at its top.
    if (came !== 'POP') view.current?.focus({ preventScroll: true });
    // Once, when the dashboard opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    // Keys pressed while it loads would be lost, so it is there before it is asked for.
    const idle = setTimeout(() => void import('./Palette.tsx').catch(() => null), 2000);
    return () => clearTimeout(idle);
  }, []);
  const name = `${user.firstName} ${user.lastName}`;
  const menu = (
    <>
      <ul>
        {tabs.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} end={to === paths.search} onClick={() => setOpenOn(null)}>
              <Icon of={icon} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      <button type="button" className="anywhere note" aria-haspopup="dialog" onClick={() => void openPalette()}>
        <kbd className="kbd" aria-hidden="true">
          {paletteKeys()}
        </kbd>
        {copy.goAnywhere}
      </button>
      {palette === 'failed' && <Status>{copy.notLoaded}</Status>}
      <div className="me">
        <NavLink to={paths.profile} className="who" onClick={() => setOpenOn(null)}>
          <Monogram name={name} decorative />
          <span>
            <b title={name}>{name}</b>
            <span className="note" title={user.school}>
              {user.school}
            </span>
          </span>
        </NavLink>
        <div className="row">
          <Button kind="quiet" onClick={onLogout}>
            <Icon of={LogOut} />
            {copy.logOut}
          </Button>
          <Button kind="icon" aria-label={copy.switchTheme} onClick={switchTheme}>
            <span className="sun">
              <Icon of={Sun} />
            </span>
            <span className="moon">
              <Icon of={Moon} />
            </span>
          </Button>
        </div>
      </div>
    </>
  );
  return (
    <div className="app">
      <a className="skip" href="#view">
        {copy.skip}
      </a>
      <nav className="nav" aria-label="Main">
        <Link to={paths.search} aria-label="Alive, Search">
          <Brand />
        </Link>
        {menu}
      </nav>
      <header className="bar" data-doors={talk || undefined}>
        <Button kind="icon" aria-label={copy.menu} onClick={() => setOpenOn(pathname)}>
          <Icon of={MenuGlyph} />
        </Button>
        <Link to={paths.search} aria-label="Alive, Search">
          <Brand />
        </Link>
        {sample && <SampleLabel />}
        <span id="bar-doors" />
        <Monogram name={name} size={36} />
      </header>
      {/* Any change of the address closes the sheet, and so does choosing the view that is open. */}
      {openOn === pathname && (
        <Sheet label={copy.menu} onClose={() => setOpenOn(null)}>
          {menu}
        </Sheet>
      )}
      {typeof palette === 'object' && (
        <palette.Palette
          dark={isDark()}
          onTheme={switchTheme}
          onLogout={onLogout}
          onSkip={() => view.current?.focus({ preventScroll: true })}
          onClose={() => setPalette('closed')}
        />
      )}
      <main className="page" id="view" ref={view} tabIndex={-1} data-talk={talk || undefined}>
        {notice}
        {children}
      </main>
    </div>
  );
}

/** The frame and a view in outline, until it is known who is here. */
export function ShellSkeleton({ status }: { status?: string }) {
  return (
    <div className="app" aria-busy="true">
      <div className="nav">
        <Brand />
        <SkeletonLines lines={3} />
      </div>
      <header className="bar">
        <Brand />
      </header>
      <main className="page">
        <Status>{status}</Status>
        <SkeletonView />
      </main>
    </div>
  );
}

/** Two lines, the lower one shorter. */
function MenuGlyph(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path d="M3 8.5h18M3 15.5h12" />
    </svg>
  );
}

const tabs: { to: string; label: string; icon: Glyph }[] = [
  { to: paths.search, label: 'Search', icon: Search },
  { to: paths.people, label: 'Find People', icon: Users },
  { to: paths.companies, label: copy.companies, icon: Building2 },
];

/** Its code comes when it is asked for. */
interface LoadedPalette {
  Palette: typeof Palette;
}

const isDark = (): boolean =>
  getComputedStyle(document.documentElement).colorScheme === 'dark' ||
  (document.documentElement.dataset.theme === undefined && matchMedia('(prefers-color-scheme: dark)').matches);

const switchTheme = (): void => chooseTheme(isDark() ? 'light' : 'dark');
