import { languageOf } from '@alive/language/text/language.ts';

/** One honest line in the language of a message that is not in English; null for English and languages without a line. */
export function lineAbroad(message: string): string | null {
  const language = languageOf(message);
  return language === null ? null : (lines[language] ?? null);
}

/** "I read English best; I went by the names that I could make out." */
const lines: Readonly<Record<string, string>> = {
  es: 'Leo mejor el inglés; de tu mensaje solo tomo los nombres que reconozco.',
  fr: 'Je lis surtout l’anglais ; de ton message, je ne retiens que les noms que je reconnais.',
  de: 'Ich lese vor allem Englisch; aus deiner Nachricht nehme ich nur die Namen, die ich erkenne.',
  pt: 'Leio melhor em inglês; da tua mensagem aproveito apenas os nomes que reconheço.',
  it: 'Leggo soprattutto l’inglese; del tuo messaggio tengo solo i nomi che riconosco.',
  zh: '我主要能读懂英文；你的留言里，我只能用上认得出的名称。',
};
