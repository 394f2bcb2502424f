import './read.css';
import type { ResumeReading } from '@alive/contract/resume.ts';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { TaskSheet } from '#ui/Sheet.tsx';
import { copy } from './copy.ts';
import { DrawnLine, DrawnPage } from './DrawnPage.tsx';
import { around, widestOf } from './lines.ts';

/** Where there is no room for the page: the lit line between its neighbours, what it is about, and the way to the whole page. */
export function LineStrip({ reading, lit, name }: LineStripProps) {
  const [isOpen, setOpen] = useState(false);
  const widest = widestOf(reading.lines);
  return (
    <div className="line-strip">
      {/* Each row says its line in words. */}
      <div className="rpage" aria-hidden="true">
        {around(reading.lines, lit ?? 0).map((line) => (
          <DrawnLine key={line.at} line={line} widest={widest} isLit={line.at === lit} hasWords={false} />
        ))}
      </div>
      <div className="note below">
        <span className="where" dir="auto">
          {name !== null && lit !== null && copy.whereRead(name)}
        </span>
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {copy.seePage}
        </Button>
      </div>
      {isOpen && (
        <TaskSheet title={copy.scrolled} onClose={() => setOpen(false)}>
          <div className="sheet-pages">
            <DrawnPage reading={reading} lit={lit} />
          </div>
        </TaskSheet>
      )}
    </div>
  );
}

interface LineStripProps {
  reading: ResumeReading;
  lit: number | null;
  /** What is lit, as its row names it. */
  name: string | null;
}
