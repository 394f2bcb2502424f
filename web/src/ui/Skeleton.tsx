import './skeleton.css';
import type { CSSProperties } from 'react';

/** Lines of text to come. Silent; the view's status says that it is loading. */
export function SkeletonLines({ lines = 3, serif = false }: { lines?: number; serif?: boolean }) {
  return (
    <div className="bones" data-serif={serif || undefined} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <i key={index} style={{ '--w': WIDTHS[index % WIDTHS.length] } as CSSProperties} />
      ))}
    </div>
  );
}

/** Cards to come. */
export function SkeletonCards({ count }: { count: number }) {
  return (
    <div className="outline" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} lines={2} />
      ))}
    </div>
  );
}

/** A card to come: a tile, a title and its facts, then `lines` of text. */
function SkeletonCard({ lines = 2 }: { lines?: number }) {
  return (
    <div className="card bonecard" aria-hidden="true">
      <i className="tile" />
      <SkeletonLines lines={2} />
      <SkeletonLines lines={lines} />
    </div>
  );
}

/** A view to come: a few lines, then cards. */
export function SkeletonView() {
  return (
    <div className="outline" aria-hidden="true">
      <SkeletonLines lines={2} serif />
      <SkeletonCard lines={2} />
      <SkeletonCard lines={2} />
    </div>
  );
}

/** A conversation to come: the first words and the composer, at the foot of the page. */
export function SkeletonTalk() {
  return (
    <div className="outline low" aria-hidden="true">
      <SkeletonLines lines={4} serif />
      <i className="pill" />
    </div>
  );
}

const WIDTHS = ['62%', '88%', '74%', '81%', '45%'];
