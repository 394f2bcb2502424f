import type { ComponentType } from 'react';

/** The fields that the wizard asks with, lent by it. */
export interface Fields {
  School: ComponentType<ListedProps>;
  Major: ComponentType<ListedProps>;
  Locations: ComponentType<{
    chosen: string[];
    /** A place typed and not yet added. */
    draft: string;
    change: (patch: { preferredLocations?: string[]; locationDraft?: string }) => void;
  }>;
  /** The places with one more that was typed. */
  withLocation: (chosen: readonly string[], typed: string) => string[];
}

interface ListedProps {
  value: string;
  onValueChange: (value: string) => void;
  /** What is wrong with it. */
  error?: string | undefined;
}
