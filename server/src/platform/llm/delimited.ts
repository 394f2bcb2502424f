/** A text from outside as a language model is shown it: data between tags that nothing inside can close, and that opens none. */
export const delimited = (tag: string, text: string): string => tagged(tag, withoutTags(text.toWellFormed()));

/** Words of the server between tags. */
export const tagged = (tag: string, text: string): string => `<${tag}>\n${text}\n</${tag}>`;

/** A text without the signs that tags are made of; what looks like them is as good to a reader. */
export const withoutTags = (text: string): string => text.replace(/[<＜﹤]/g, '‹').replace(/[>＞﹥]/g, '›');
