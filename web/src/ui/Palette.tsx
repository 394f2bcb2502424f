import './palette.css';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { Search } from 'lucide-react';
import { type Glyph, Icon } from './Icon.tsx';
import { useModal } from './useModal.ts';

/**
 * Everything that can be reached by its name: entries in groups, filtered by what is typed. Arrows walk, Enter or a press chooses and
 * closes, Esc closes. Mount it to open it. Heavy (Base UI): load it when it is asked for.
 */
export function Palette({ label, placeholder, groups, onClose }: PaletteProps) {
  const modal = useModal(onClose, { light: true });
  return (
    <dialog {...modal} className="dialog palette" aria-label={label}>
      <Autocomplete.Root open inline items={groups} itemToStringValue={wordsOf} autoHighlight="always" keepHighlight>
        <Autocomplete.InputGroup className="ask">
          <Icon of={Search} />
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here */}
          <Autocomplete.Input aria-label={placeholder} placeholder={placeholder} spellCheck={false} autoFocus />
          <kbd className="kbd" aria-hidden="true">
            Esc
          </kbd>
        </Autocomplete.InputGroup>
        <Autocomplete.Empty>
          <p className="nothing note">Nothing has that name.</p>
        </Autocomplete.Empty>
        <Autocomplete.List className="entries">
          {(group: PaletteGroup) => (
            <Autocomplete.Group key={group.label} items={group.items}>
              <Autocomplete.GroupLabel className="label">{group.label}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(entry: PaletteEntry) => (
                  <Autocomplete.Item
                    key={entry.name}
                    value={entry}
                    className="entry"
                    onClick={() => {
                      onClose();
                      entry.onChoose();
                    }}
                  >
                    <Icon of={entry.icon} />
                    <span>{entry.name}</span>
                    {entry.note && <span className="note">{entry.note}</span>}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </dialog>
  );
}

const wordsOf = ({ name, also = '' }: PaletteEntry): string => `${name} ${also}`;

type PaletteProps = { label: string; placeholder: string; groups: PaletteGroup[]; onClose: () => void };
export type PaletteGroup = { label: string; items: PaletteEntry[] };
export type PaletteEntry = {
  name: string;
  /** Other words by which it is found. */
  also?: string;
  /** Stands at the right. */
  note?: string;
  icon: Glyph;
  onChoose: () => void;
};
