import './markdown.css';
import { Lexer } from 'marked';
import { memo, useState, type ComponentProps } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remend from 'remend';
import { fadeWords } from './fade-words.ts';
import { hostOf } from './host.ts';

/**
 * An answer in Markdown. While it is `streaming`, only the block that grows is parsed again, unfinished syntax is closed for it, and new
 * words fade in. Images and raw HTML are never rendered; links leave in a new tab and show their host; anything but http(s) is plain text.
 */
export function Markdown({ text, streaming = false }: { text: string; streaming?: boolean }) {
  const [memory] = useState<Memory>(() => ({ text: '', blocks: [] }));
  const blocks = split(text, memory);
  return (
    <div className="md">
      {blocks.map((block, index) => (
        <Block key={index} text={block} growing={streaming && index === blocks.length - 1} />
      ))}
    </div>
  );
}

const Block = memo(function Block({ text, growing }: { text: string; growing: boolean }) {
  return (
    <ReactMarkdown remarkPlugins={PLUGINS} rehypePlugins={growing ? FADE : NONE} components={COMPONENTS} skipHtml>
      {growing ? remend(text, { linkMode: 'text-only' }) : text}
    </ReactMarkdown>
  );
});

/**
 * The text as top-level blocks. An answer only grows at its end, where new text can still change the last few blocks (a heading's
 * underline, a list that goes on after a blank line), so all before those are kept from the last time.
 */
function split(text: string, memory: Memory): string[] {
  const kept = text.startsWith(memory.text) ? memory.blocks.slice(0, -UNSETTLED) : [];
  const from = kept.reduce((sum, block) => sum + block.length, 0);
  const tail = new Lexer({ gfm: true }).blockTokens(text.slice(from)).map((token) => token.raw);
  memory.text = text;
  memory.blocks = [...kept, ...tail];
  return memory.blocks.filter((block) => block.trim() !== '');
}

function Link({ href, children }: ComponentProps<'a'>) {
  const host = href ? hostOf(href) : null;
  if (!host) return <>{children}</>;
  const told = typeof children === 'string' && children.includes(host);
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
      {!told && <span className="host"> ({host})</span>}
    </a>
  );
}

function Table({ children }: ComponentProps<'table'>) {
  return (
    <div className="scroll" role="region" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

const UNSETTLED = 4;
const PLUGINS = [remarkGfm];
const FADE = [fadeWords];
const NONE: [] = [];
const COMPONENTS: Components = {
  a: ({ href, children }) => <Link href={href}>{children}</Link>,
  img: ({ alt }) => alt,
  table: ({ children }) => <Table>{children}</Table>,
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
  // The page owns h1 and h2.
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h5: 'h4',
  h6: 'h4',
};

type Memory = { text: string; blocks: string[] };
