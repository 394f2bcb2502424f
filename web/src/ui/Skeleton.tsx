import './skeleton.css';
import type { CSSProperties } from 'react';

/** Lines of text to come. Silent; the view's status says that it is loading. */
export function SkeletonLines({ lines = 3, serif = false }: { lines?: number; serif?: boolean }) {
  return (
    <div className="bones" data-serif={serif || undefined} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => <i key={index} style={{ '--w': WIDTHS[index % WIDTHS.length] } as CSSProperties} />)}
    </div>
  );
}

/** A card to come: a tile, a title and its facts, then `lines` of text. */
export function SkeletonCard({ lines = 2 }: { lines?: number }) {
  return (
    <div className="card bonecard" aria-hidden="true">
      <i className="tile" />
      <SkeletonLines lines={2} />
      <SkeletonLines lines={lines} />
    </div>
  );
}

const WIDTHS = ['62%', '88%', '74%', '81%', '45%'];
