import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { keep, readKept } from '#api/storage.ts';
import { useTitles } from '#api/useTitles.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { copy } from './copy.ts';
import { longest } from './useAsked.ts';

/** Where the dream job is typed, with titles that fit. What was not yet sent survives a reload; what is asked elsewhere, by a chip or by Back, takes its place. */
export function DreamField({ dream, busy, onAsk }: { dream: string; busy: boolean; onAsk: (dream: string) => void }) {
  const [shown, setShown] = useState(dream);
  const [typed, setTyped] = useState(() => draftFor(dream) ?? dream);
  const titles = useTitles(typed);
  const list = useId();
  const type = (words: string) => {
    setTyped(words);
    keep(draft, words.trim() === dream ? null : `${dream}\n${words}`);
  };
  if (shown !== dream) {
    setShown(dream);
    setTyped(dream);
  }
  return (
    <search>
      <form
        className="dreamfield"
        onSubmit={(event) => {
          event.preventDefault();
          keep(draft, null);
          onAsk(typed.trim());
          // On a touch screen the keyboard covers what was found.
          if (matchMedia('(pointer: coarse)').matches && document.activeElement instanceof HTMLElement) document.activeElement.blur();
        }}
      >
        <SearchField label={copy.dreamJob} placeholder={copy.dreamJob} maxLength={longest} list={list} value={typed} onValueChange={type} />
        <datalist id={list}>
          {titles.map((title) => (
            <option key={title} value={title}>
              {title}
            </option>
          ))}
        </datalist>
        <Button type="submit" busy={busy}>
          <span>{copy.showPath}</span>
          <Icon of={ArrowRight} />
        </Button>
      </form>
    </search>
  );
}

/** Holds the dream job that was on the page, and what was typed after it. */
const draft = 'alive.draft.paths';

const draftFor = (dream: string): string | null => {
  const [of, typed] = readKept(draft)?.split('\n') ?? [];
  return of === dream ? (typed ?? null) : null;
};
