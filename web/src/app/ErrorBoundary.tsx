import './error-boundary.css';
import { Component, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { copy } from './copy.ts';
import { reloadPage } from './expired.ts';

/** Stands in for a part whose code did not come or that broke. Drafts and answers are in storage, so a reload finds them again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="broken" role="alert">
        <EmptyState sentence={copy.partFailed}>
          <p className="note">{copy.wordsSaved}</p>
          <Button kind="main" onClick={reloadPage}>
            {copy.reload}
          </Button>
        </EmptyState>
      </div>
    );
  }
}
