import './offline-strip.css';
import { useIsFetching } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useIsOffline } from '#api/connection.ts';
import { isStruggling } from '#api/query.ts';
import { Icon } from '#ui/Icon.tsx';
import { copy } from './copy.ts';

/** Shows on every page that the server cannot be reached, or that a read is being tried again. Drawn over the page, so that nothing moves. */
export function OfflineStrip() {
  const offline = useIsOffline();
  const networked = useSyncExternalStore(onNetwork, () => navigator.onLine);
  const struggling = useIsFetching({ predicate: isStruggling }) > 0;
  const words = offline ? (networked ? copy.unreachable : copy.offline) : struggling ? copy.struggling : null;
  return (
    <output className="offline-strip">
      {words !== null && (
        <span>
          {offline && <Icon of={CloudOff} small />}
          {words}
        </span>
      )}
    </output>
  );
}

const onNetwork = (listener: () => void): (() => void) => {
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
};
