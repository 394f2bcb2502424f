import './sample.css';

/** The honest mark in the header of every view that shows sample rows. */
export function SampleLabel({ children = 'Sample data' }: { children?: string }) {
  return <span className="sample">{children}</span>;
}
