import '#ui/base.css';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#testing/render.testing.tsx';
import { Chip, Chips } from './Chip.tsx';

const names = Array.from({ length: 10 }, (_, at) => `Chip ${at + 1}`);

function TenChips() {
  const [chosen, setChosen] = useState('Chip 3');
  return (
    <>
      <button type="button">Before</button>
      <Chips label="Ten">
        {names.map((name) => (
          <Chip key={name} pressed={name === chosen} disabled={name === 'Chip 5'} onClick={() => setChosen(name)}>
            {name}
          </Chip>
        ))}
      </Chips>
      <button type="button">After</button>
    </>
  );
}

const focused = (): string => document.activeElement?.textContent ?? '';

describe('ten chips', () => {
  it('are one stop of the keyboard, which begins with the chosen one', async () => {
    render(<TenChips />);
    page.getByRole('button', { name: 'Before' }).element().focus();
    await userEvent.tab();
    expect(focused()).toBe('Chip 3');
    await userEvent.tab();
    expect(focused()).toBe('After');
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('Chip 3');
  });

  it('are walked by arrows, Home and End, past what is disabled and round the ends', async () => {
    render(<TenChips />);
    page.getByRole('button', { name: 'Chip 3', exact: true }).element().focus();
    const after = async (key: string) => {
      await userEvent.keyboard(`{${key}}`);
      return focused();
    };
    expect(await after('ArrowRight')).toBe('Chip 4');
    expect(await after('ArrowDown')).toBe('Chip 6');
    expect(await after('ArrowLeft')).toBe('Chip 4');
    expect(await after('End')).toBe('Chip 10');
    expect(await after('ArrowRight')).toBe('Chip 1');
    expect(await after('ArrowUp')).toBe('Chip 10');
    expect(await after('Home')).toBe('Chip 1');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('Chip 1');
  });
});
