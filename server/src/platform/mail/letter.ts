/** A message in the product's look, as HTML and as plain text that says the same. It loads nothing. */
export const letterOf = ({ subject, lead, code = null, after, link = null, end }: LetterParts): Letter => ({
  subject,
  code,
  text: [lead, code, ...after, link && `${link.label}:\n${link.url}`, end, 'Alive. Find work that makes you feel alive.']
    .filter((part) => part !== null)
    .join('\n\n')
    .concat('\n'),
  html: pageOf(
    subject,
    [
      `<h1 class="ink" style="margin:0 0 16px;font:500 27px/32px ${serif};color:${ink}">${escapeHtml(subject)}</h1>`,
      paragraph(lead),
      code &&
        `<p class="fold ink" style="margin:20px 0;padding:16px;border-radius:12px;background:${fold};font:600 34px/40px ${mono};letter-spacing:6px;text-align:center;color:${ink}">${escapeHtml(code)}</p>`,
      ...after.map(paragraph),
      link &&
        `<p style="margin:20px 0"><a class="main" href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:999px;background:${ember};color:${onEmber};font:600 15px/22px ${sans};text-decoration:none">${escapeHtml(link.label)}</a></p>`,
      `<p class="line dim" style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${line};font:400 13px/18px ${sans};color:${ink2}">${escapeHtml(end)}</p>`,
    ].filter((part) => part !== null),
  ),
});

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const paragraph = (words: string): string =>
  `<p class="ink" style="margin:0 0 12px;font:400 16px/24px ${sans};color:${ink}">${escapeHtml(words)}</p>`;

const pageOf = (title: string, parts: string[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title>
<style>@media (prefers-color-scheme:dark){.paper{background:#1c1612!important}.sheet{background:#261f1a!important;border-color:#3e352e!important}.ink{color:#f0e9dc!important}.dim{color:#beb4a7!important}.fold{background:#15100d!important}.line{border-color:#3e352e!important}.main{background:#fd8140!important;color:#200d06!important}}</style></head>
<body class="paper" style="margin:0;background:${paper}"><table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px"><tr><td style="padding:0 4px 16px"><span class="ink" style="font:600 20px/24px ${serif};color:${ink}">Alive</span></td></tr>
<tr><td class="sheet" style="padding:28px 24px;border:1px solid ${line};border-radius:20px;background:${sheet}">
${parts.join('\n')}
</td></tr></table></td></tr></table></body></html>
`;

// The colours of web/src/ui/tokens.css, which mail programs read only so.
const paper = '#f8f4ec';
const sheet = '#fdfbf6';
const fold = '#f1eadf';
const line = '#dcd2c4';
const ink = '#291a14';
const ink2 = '#5b4b42';
const ember = '#f15c1c';
const onEmber = '#2a1108';
const serif = "'Brygada 1918',Georgia,serif";
const sans = "'Instrument Sans',Arial,sans-serif";
const mono = "ui-monospace,'SF Mono',Menlo,Consolas,monospace";

interface LetterParts {
  subject: string;
  lead: string;
  code?: string | null;
  after: string[];
  link?: { label: string; url: string } | null;
  /** What to do if it was not expected. */
  end: string;
}

export interface Letter {
  subject: string;
  text: string;
  html: string;
  /** The code in it; null for none. */
  code: string | null;
}
