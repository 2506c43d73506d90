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
  closingLines: readonly string[];
  thanks: string;
  dated: string;
  oldest: (date: string) => string;
  fileName: (name: string) => string;
  template: (url: string) => string;
}

/** Windows passes at most about 2,000 characters to a mail program. */
const MAX_MAIL_LENGTH = 1_800;

/** Omits details if the mail would be too long. */
export function formatChecklist({ required, optional }: Checklist, texts: ChecklistTexts): string {
  const textWith = (shownDetails: { fileName: boolean; template: boolean }) => {
    const entries = (items: readonly ChecklistItem[]) =>
      items.flatMap(({ name, needsDate, oldest, fileName, templateUrl }) => [
        `- ${name}${formatInBrackets(oldest !== null ? texts.oldest(oldest) : needsDate ? texts.dated : null)}`,
        ...(shownDetails.fileName && fileName !== null ? [`  ${texts.fileName(fileName)}`] : []),
        ...(shownDetails.template && templateUrl !== null ? [`  ${texts.template(templateUrl)}`] : []),
      ]);
    return [
      texts.greeting,
      '',
      texts.lead,
      '',
      ...entries(required),
      ...(optional.length > 0 ? ['', texts.optional, ...entries(optional)] : []),
      '',
      ...texts.closingLines,
      '',
      texts.thanks,
    ].join('\n');
  };
  const versions = [
    { fileName: true, template: true },
    { fileName: false, template: true },
    { fileName: false, template: false },
  ].map(textWith);
  const fitsMailLimit = (text: string) =>
    encodeURIComponent(text.replaceAll('\n', '\r\n')).length < MAX_MAIL_LENGTH;
  return versions.find(fitsMailLimit) ?? versions[2] ?? '';
}

const formatInBrackets = (text: string | null) => (text === null ? '' : ` (${text})`);
