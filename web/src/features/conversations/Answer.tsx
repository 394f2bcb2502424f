import '#ui/markdown.css';
import { lazy, Suspense, useState, type ComponentProps, type ComponentType } from 'react';
import { retryImport } from '#api/retry-import.ts';
import type { Markdown as Rich } from '#ui/Markdown.tsx';
import { isPlain, paragraphsOf } from '#ui/plain.ts';

/**
 * What was answered, in Markdown. Plain paragraphs with strong words, as most answers are, are drawn without the library, which comes with the first answer
 * that is written or that needs it; until then, and where it cannot be had, the text stands in paragraphs as it is.
 */
export function Answer({ text, streaming = false, mayLink }: AnswerProps) {
  const [isRich, setRich] = useState(false);
  // Once drawn by the library it stays so: drawn anew it would be read out again.
  if (!isRich && (streaming || !isPlain(text))) setRich(true);
  if (!isRich) return <Paragraphs text={text} />;
  return (
    <Suspense fallback={<Paragraphs text={text} />}>
      <Markdown text={text} streaming={streaming} mayLink={mayLink} />
    </Suspense>
  );
}

/** Loads what draws these texts; where that fails they are drawn as they are. */
export const readyToDraw = async (texts: readonly string[]): Promise<void> => {
  if (!texts.every(isPlain)) await loadMarkdown().catch(() => undefined);
};

/** Loads what draws any answer. */
export const loadMarkdown = () => import('#ui/Markdown.tsx');

function Paragraphs({ text }: { text: string }) {
  return (
    <div className="md">
      {paragraphsOf(text).map((pieces, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text only grows at its end
        <p key={index}>{pieces.map((piece, place) => (place % 2 === 0 ? piece : <strong key={place}>{piece}</strong>))}</p>
      ))}
    </div>
  );
}

const Markdown = lazy(async (): Promise<{ default: ComponentType<AnswerProps> }> => {
  try {
    return { default: (await retryImport(loadMarkdown)()).Markdown };
  } catch {
    return { default: Paragraphs };
  }
});

type AnswerProps = Pick<ComponentProps<typeof Rich>, 'text' | 'streaming' | 'mayLink'>;
