import './shell.css';
import type { User } from '@alive/contract/account.ts';
import { Building2, LogOut, Menu, Moon, Search, Sun, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Brand } from '#ui/Brand.tsx';
import { Button } from '#ui/Button.tsx';
import { type Glyph, Icon } from '#ui/Icon.tsx';
import { Monogram } from '#ui/Monogram.tsx';
import { SampleLabel } from '#ui/SampleLabel.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { chooseTheme } from '#ui/theme.ts';
import { paths } from '#paths.ts';

/** The dashboard's frame: navigation and the student on the left, on a phone behind a toggle; the view beside it. */
export function Shell({ user, sample, notice, onLogout, children }: { user: User; sample: boolean; notice?: ReactNode; onLogout: () => void; children: ReactNode }) {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const name = `${user.firstName} ${user.lastName}`;
  const menu = (
    <>
      <ul>
        {tabs.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} end>
              <Icon of={icon} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className="me">
        <Monogram name={name} decorative />
        <div>
          <b>{name}</b>
          <p className="note">{user.school}</p>
        </div>
        <div className="row">
          <Button kind="quiet" onClick={onLogout}>
            <Icon of={LogOut} />
            Log out
          </Button>
          <Button kind="icon" aria-label="Switch between light and dark" onClick={switchTheme}>
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
        Skip to the view
      </a>
      <nav className="nav" aria-label="Main">
        <Link to={paths.search} aria-label="Alive, Search">
          <Brand />
        </Link>
        {menu}
      </nav>
      <div className="bar">
        <Button kind="icon" aria-label="Menu" onClick={() => setOpenOn(pathname)}>
          <Icon of={Menu} />
        </Button>
        <Brand />
        {sample && <SampleLabel />}
        <Monogram name={name} size={36} />
      </div>
      {/* Choosing a view changes the address, which closes the sheet. */}
      {openOn === pathname && (
        <Sheet label="Menu" onClose={() => setOpenOn(null)}>
          {menu}
        </Sheet>
      )}
      <main className="page" id="view" tabIndex={-1}>
        {notice}
        {children}
      </main>
    </div>
  );
}

const tabs: { to: string; label: string; icon: Glyph }[] = [
  { to: paths.search, label: 'Search', icon: Search },
  { to: paths.people, label: 'Find People', icon: Users },
  { to: paths.companies, label: 'Companies', icon: Building2 },
];

function switchTheme(): void {
  const dark = getComputedStyle(document.documentElement).colorScheme === 'dark' || (document.documentElement.dataset.theme === undefined && matchMedia('(prefers-color-scheme: dark)').matches);
  chooseTheme(dark ? 'light' : 'dark');
}
