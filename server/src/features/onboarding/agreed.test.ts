import { expect, it } from 'vitest';
import { agreedTo } from './agreed.ts';

it.each<[string, string, string[]]>([
  ['Would museum conservation appeal to you?', 'yes', ['Would museum conservation appeal to you']],
  ['Would museum conservation appeal to you?', "I'd love that", ['Would museum conservation appeal to you']],
  ['Would museum conservation appeal to you?', 'not really', []],
  ['Would museum conservation appeal to you?', 'what is that?', []],
  ['Which comes closest: circuit repair, museum conservation or audio?', 'the second one', ['museum conservation']],
  ['Which comes closest: circuit repair, museum conservation or audio?', '1 and 3', ['circuit repair', 'audio']],
  ['Which comes closest: circuit repair, museum conservation or audio?', 'the museum one', ['museum conservation']],
  ['Which comes closest: circuit repair, museum conservation or audio?', 'none of them', []],
  ['Which comes closest: circuit repair, museum conservation or audio?', 'yes', []],
  ['Two things come to mind: stage management or set carpentry. Which?', 'both', ['stage management', 'set carpentry']],
  ['Pick one:\n1. Circuit repair\n2. Museum conservation\nWhich is it?', 'the last', ['Museum conservation']],
  ['What do you like?', 'yes', []],
])('%s – %s', (offer, message, agreed) => {
  expect(agreedTo(offer, message).map((option) => option.replace(/^(?:Two things come to mind|Which comes closest): /, ''))).toEqual(
    agreed,
  );
});
