import './palette.css';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Glyph, Icon } from './Icon.tsx';
import { Status } from './Status.tsx';
import { useModal } from './useModal.ts';

/**
 * Everything that can be reached by its name, in groups that whoever mounts it has filtered by what is `typed`. Arrows walk, Enter or a
 * press chooses and closes, Esc closes; then the focus is where it was, and only then the choice is carried out. `status` is said below,
 * quietly. Mount it to open it. Heavy (Base UI): load it when it is asked for.
 */
export function Palette({ label, placeholder, typed, onType, groups, status, onClose }: PaletteProps) {
  const modal = useModal(onClose, { light: true });
  const height = useSeenHeight();
  return (
    <dialog {...modal} className="dialog palette" aria-label={label} style={height === null ? undefined : { maxHeight: height - 24 }}>
      <Autocomplete.Root
        open
        inline
        items={groups}
        filter={null}
        itemToStringValue={({ name }: PaletteEntry) => name}
        value={typed}
        onValueChange={(text, { reason }) => {
          // A chosen entry is carried out, not written.
          if (reason !== 'item-press') onType(text);
        }}
        autoHighlight="always"
        keepHighlight
      >
        <Autocomplete.InputGroup className="ask">
          <Icon of={Search} />
          <Autocomplete.Input
            aria-label={placeholder}
            placeholder={placeholder}
            maxLength={200}
            enterKeyHint="go"
            autoComplete="off"
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
            autoFocus
          />
          <kbd className="kbd" aria-hidden="true">
            Esc
          </kbd>
        </Autocomplete.InputGroup>
        <Autocomplete.List className="entries">
          {(group: PaletteGroup) => (
            <Autocomplete.Group key={group.label} items={group.items}>
              <Autocomplete.GroupLabel className="label">{group.label}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(entry: PaletteEntry) => (
                  <Autocomplete.Item
                    key={entry.id}
                    value={entry}
                    className="entry"
                    onClick={() => {
                      flushSync(onClose);
                      entry.onChoose();
                    }}
                  >
                    <Icon of={entry.icon} />
                    <span>
                      <Marked name={entry.name} match={entry.match ?? null} />
                    </span>
                    {entry.note && <span className="note">{entry.note}</span>}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
      <Status>{status}</Status>
    </dialog>
  );
}

/** What of a name was typed stands out. */
function Marked({ name, match }: { name: string; match: PaletteEntry['match'] }) {
  if (!match || match.end <= match.start) return name;
  return (
    <>
      {name.slice(0, match.start)}
      <mark>{name.slice(match.start, match.end)}</mark>
      {name.slice(match.end)}
    </>
  );
}

/** How much of the page (px) a keyboard on the screen leaves to be seen; null where nothing is covered. */
function useSeenHeight(): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const seen = window.visualViewport;
    const measure = () => setHeight(seen && seen.scale === 1 && seen.height < innerHeight - 1 ? seen.height : null);
    measure();
    seen?.addEventListener('resize', measure);
    return () => seen?.removeEventListener('resize', measure);
  }, []);
  return height;
}

type PaletteProps = {
  label: string;
  placeholder: string;
  typed: string;
  onType: (typed: string) => void;
  groups: PaletteGroup[];
  /** What is going on or did not work; '' for nothing. */
  status: string;
  onClose: () => void;
};
export type PaletteGroup = { label: string; items: PaletteEntry[] };
export type PaletteEntry = {
  /** Its own among all entries: names are not. */
  id: string;
  name: string;
  /** The part of the name that was typed, in UTF-16 units. */
  match?: { start: number; end: number } | null;
  /** Stands at the right. */
  note?: string;
  icon: Glyph;
  onChoose: () => void;
};
