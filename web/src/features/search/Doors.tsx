import './doors.css';
import { Bookmark, Briefcase, Ellipsis, History, MessageSquarePlus, Route } from 'lucide-react';
import { useRef } from 'react';
import { Link } from '#router/Link.tsx';
import { type Glyph, Icon } from '#ui/Icon.tsx';
import { useMedia } from '#ui/useMedia.ts';
import { chatPath, paths } from '#paths.ts';
import { copy } from './copy.ts';

/** The ways from Search to a new chat, the recent ones and what has no tab; where there is little room all but the first stand behind one button. */
export function Doors({ onNew, onRecent }: { onNew?: () => void; onRecent: () => void }) {
  const wide = useMedia('(width >= 68.75rem)');
  const list = useRef<HTMLUListElement>(null);
  const newChat = (
    <Link
      className={wide ? 'door' : 'door alone'}
      to={chatPath('new')}
      onClick={onNew}
      aria-label={copy.newChat}
      title={wide ? undefined : copy.newChat}
    >
      <Icon of={MessageSquarePlus} small={wide} />
      {wide && copy.newChat}
    </Link>
  );
  const others = (
    <>
      <li>
        <button
          type="button"
          className="door"
          aria-haspopup="dialog"
          onClick={() => {
            // The focus is on the button behind which this stands, and comes back there.
            if (!wide) list.current?.hidePopover();
            onRecent();
          }}
        >
          <Icon of={History} small />
          {copy.recentChats}
        </button>
      </li>
      {doors.map(({ name, icon, to }) => (
        <li key={to}>
          <Link className="door" to={to}>
            <Icon of={icon} small />
            {name}
          </Link>
        </li>
      ))}
    </>
  );
  return (
    <nav className="doors" aria-label={copy.doors}>
      {wide ? (
        <ul>
          <li>{newChat}</li>
          {others}
        </ul>
      ) : (
        <>
          {newChat}
          <button type="button" className="door alone" aria-label={copy.more} popoverTarget="doors">
            <Icon of={Ellipsis} />
          </button>
          <ul className="doorlist" id="doors" popover="auto" ref={list}>
            {others}
          </ul>
        </>
      )}
    </nav>
  );
}

const doors: { name: string; icon: Glyph; to: string }[] = [
  { name: 'Browse Jobs', icon: Briefcase, to: paths.jobs },
  { name: 'Career Paths', icon: Route, to: paths.careerPaths },
  { name: copy.saved, icon: Bookmark, to: paths.savedJobs },
];
