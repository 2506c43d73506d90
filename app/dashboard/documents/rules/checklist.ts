import { sanitizeFileName } from '~/domain/file-name';
import { listLikelyAsOfDates } from './document-age';
import { sortFiles } from './file-sorting';

export interface ChecklistType {
  readonly type: string;
  readonly name: string;
  readonly description: string | null;
  readonly templateUrl: string | null;
  readonly needsDate: boolean;
  /** Null if any age is accepted (D-58). */
  readonly oldest: string | null;
  readonly isRequired: boolean;
  readonly isMissing: boolean;
  readonly hasFiles: boolean;
}

export interface ChecklistItem extends ChecklistType {
  /** Name that `sortFiles` recognises, or null. */
  readonly fileName: string | null;
}

export interface Checklist {
  readonly required: readonly ChecklistItem[];
  readonly optional: readonly ChecklistItem[];
}

export function createChecklist(types: readonly ChecklistType[], today: string): Checklist {
  const items = types.map((type) => ({ ...type, fileName: suggestedName(type, types, today) }));
  return {
    required: items.filter(({ isMissing }) => isMissing),
    optional: items.filter(({ isRequired, hasFiles, type }) => !isRequired && !hasFiles && type !== 'other'),
  };
}

function suggestedName(
  { type, name, needsDate, oldest }: ChecklistType,
  types: readonly ChecklistType[],
  today: string,
): string | null {
  const date = needsDate ? ` ${listLikelyAsOfDates(oldest, today)[0]}` : '';
  const suggested = `${sanitizeFileName(name)}${date}.pdf`;
  const sorted = sortFiles([suggested], types, today)[0];
  return sorted?.type === type && sorted.doubt === null ? suggested : null;
}

export interface ChecklistTexts {
  greeting: string;
  lead: string;
  optional: string;
  closing: readonly string[];
  thanks: string;
  dated: string;
  oldest: (date: string) => string;
  fileName: (name: string) => string;
  template: (url: string) => string;
}

/** Windows passes at most about 2,000 characters to a mail program. */
const MAIL_MAX = 1_800;

/** Omits details if the mail would be too long. */
export function formatChecklist({ required, optional }: Checklist, words: ChecklistTexts): string {
  const textWith = (shows: { fileName: boolean; template: boolean }) => {
    const entries = (items: readonly ChecklistItem[]) =>
      items.flatMap(({ name, needsDate, oldest, fileName, templateUrl }) => [
        `- ${name}${inBrackets(oldest !== null ? words.oldest(oldest) : needsDate ? words.dated : null)}`,
        ...(shows.fileName && fileName !== null ? [`  ${words.fileName(fileName)}`] : []),
        ...(shows.template && templateUrl !== null ? [`  ${words.template(templateUrl)}`] : []),
      ]);
    return [
      words.greeting,
      '',
      words.lead,
      '',
      ...entries(required),
      ...(optional.length > 0 ? ['', words.optional, ...entries(optional)] : []),
      '',
      ...words.closing,
      '',
      words.thanks,
    ].join('\n');
  };
  const texts = [
    { fileName: true, template: true },
    { fileName: false, template: true },
    { fileName: false, template: false },
  ].map(textWith);
  const fitsMailLimit = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n')).length < MAIL_MAX;
  return texts.find(fitsMailLimit) ?? texts[2] ?? '';
}

const inBrackets = (text: string | null) => (text === null ? '' : ` (${text})`);
