import './markdown.css';
import { memo, useEffect, useState, type ComponentProps } from 'react';
import ReactMarkdown, { type Components, defaultUrlTransform, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { splitBlocks, type Block } from './blocks.ts';
import { fadeWords } from './fade-words.ts';
import { hostOf, showsHost } from './host.ts';

/**
 * An answer in Markdown. While it is `streaming`, only the block that grows is parsed again, unfinished syntax is closed for it, and new
 * words fade in. Images and raw HTML are never rendered; links leave in a new tab and show their host; anything but http(s) is plain text.
 * Where `mayLink` is given, only the addresses that it knows are links; the words of others stay. `pluginsFor` gives rehype plugins for a
 * block that no longer grows.
 */
export function Markdown({ text, streaming = false, mayLink = anyLink, pluginsFor }: MarkdownProps) {
  const [{ source, blocks }, setSplit] = useState(() => split(text));
  // React's way to keep what was derived from an earlier prop: it renders again at once, before any child.
  if (source !== text) setSplit((last) => split(text, last.blocks));
  const mend = useMend(streaming);
  const shown = blocks.filter((block) => block.raw.trim() !== '');
  return (
    <div className="md">
      {shown.map((block, index) => {
        const growing = streaming && index === shown.length - 1;
        const whole = growing ? mend(block.raw) : block.raw;
        return <Piece key={block.start} text={whole} growing={growing} mayLink={mayLink} plugins={pluginsFor?.(block) ?? NONE} />;
      })}
    </div>
  );
}

const Piece = memo(function Piece({ text, growing, mayLink, plugins }: PieceProps) {
  return (
    <ReactMarkdown
      remarkPlugins={PLUGINS}
      rehypePlugins={growing ? FADE : plugins}
      components={COMPONENTS}
      urlTransform={(url) => (mayLink(url) ? defaultUrlTransform(url) : null)}
      skipHtml
    >
      {text}
    </ReactMarkdown>
  );
});

/** What closes unfinished syntax. It comes with the first answer that is written; until then, and where it cannot be had, nothing is closed. */
function useMend(streaming: boolean): Mend {
  const [mend, setMend] = useState<Mend>(() => asItIs);
  useEffect(() => {
    if (!streaming) return;
    void import('remend').then(
      ({ default: remend }) => setMend(() => (text: string) => remend(text, { linkMode: 'text-only' })),
      () => undefined,
    );
  }, [streaming]);
  return mend;
}

const anyLink = () => true;

const asItIs: Mend = (text) => text;

function split(source: string, last?: Block[]) {
  return { source, blocks: splitBlocks(source.replace(/\r\n?/g, '\n'), last) };
}

function Link({ href, children }: ComponentProps<'a'>) {
  const host = href ? hostOf(href) : null;
  if (!host) return <>{children}</>;
  const isHostShown = typeof children === 'string' && showsHost(children, host);
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
      {!isHostShown && <span className="host"> ({host})</span>}
    </a>
  );
}

function Table({ children }: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="scroll" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}

const PLUGINS = [remarkGfm];
const FADE = [fadeWords];
const NONE: Plugins = [];
const COMPONENTS: Components = {
  a: ({ href, children }) => <Link href={href}>{children}</Link>,
  img: ({ alt }) => alt,
  table: ({ children }) => <Table>{children}</Table>,
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
  input: ({ checked }) => <input type="checkbox" checked={checked} disabled aria-label={checked ? 'Done' : 'To do'} readOnly />,
  // The page owns h1 and h2.
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h5: 'h4',
  h6: 'h4',
};

type Plugins = NonNullable<Options['rehypePlugins']>;
type Mend = (text: string) => string;
type MayLink = (href: string) => boolean;
type PieceProps = { text: string; growing: boolean; mayLink: MayLink; plugins: Plugins };
type MarkdownProps = { text: string; streaming?: boolean; mayLink?: MayLink; pluginsFor?: (block: Block) => Plugins };
