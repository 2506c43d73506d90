import { randomUUID } from 'node:crypto';

export const HOSTILE_TEXTS = {
  'a script': `</textarea><script>document.title='hacked'</script><img src=x onerror="document.title='hacked'">`,
  SQL: `Robert'); DROP TABLE applications;-- ' OR '1'='1`,
  emoji: 'Zahnärzte 👩🏽‍⚕️ e\u0301a\u0308 Z̤͔a̴l̸g̵o̶',
  'right to left': 'تصنيع المعادن שלום',
  disguised: 'Rechnung\u202Egnp.exe',
} as const;

const TEXTS_OF_LENGTH: Readonly<Record<string, (length: number) => string>> = {
  text: (length) => 'ä'.repeat(length),
  password: (length) => `Aa1!${'x'.repeat(length - 4)}`,
  'e-mail': emailOfLength,
};

export const TEXT_ENTRY_PATTERNS = [
  '"[^"]*"',
  ...Object.keys(HOSTILE_TEXTS).map((kind) => `text that is ${kind}`),
  ...Object.keys(TEXTS_OF_LENGTH).map((kind) => `an? ${kind} of \\d+ characters`),
].map((words) => new RegExp(words));

export function textOfEntry(words: string): string {
  const [, quoted] = /^"(.*)"$/.exec(words) ?? [];
  if (quoted !== undefined) return quoted;
  const hostile = new Map<string, string>(Object.entries(HOSTILE_TEXTS)).get(
    words.replace('text that is ', ''),
  );
  if (hostile !== undefined) return hostile;
  const [, kind = '', length] = /^an? (.+) of (\d+) characters$/.exec(words) ?? [];
  const make = TEXTS_OF_LENGTH[kind];
  if (!make) throw new Error(`unknown kind of entry: ${words}`);
  return make(Number(length));
}

function emailOfLength(length: number): string {
  const domain = `${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.example.com`;
  const name = length - domain.length - 1;
  return `${(randomUUID() + 'a'.repeat(name)).slice(0, name)}@${domain}`;
}
