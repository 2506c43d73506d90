import type { ScriptData } from '../../pages/demo/demo-data';
import type { DemoScriptFinding } from './read-script';
import { getScriptText } from './script';
import type { DemoView } from './view';

type NewStop = ScriptData['newStop'];

export interface ScriptNotice {
  readonly text: string;
  readonly isError: boolean;
  readonly findings: readonly DemoScriptFinding[];
  readonly submittedText: string | null;
  readonly stop?: NewStop;
}

interface ScriptPageState {
  link: ScriptData['link'];
  shareHref: string;
  notice: ScriptNotice | null;
  newStop: Pick<NewStop, 'path' | 'persona' | 'situation'>;
}

export function createScriptData(
  { run, t, language }: DemoView,
  { link, shareHref, notice, newStop }: ScriptPageState,
): ScriptData {
  return {
    title: getScriptText(run.script.title, language),
    document: notice?.submittedText ?? JSON.stringify(run.script, null, 2),
    link,
    shareHref,
    notice: notice && {
      text: notice.text,
      isError: notice.isError,
      findings: notice.findings.map(({ path, problem }) => ({
        path: path === '' ? '$' : path,
        text: t(`problem.${problem}`),
      })),
    },
    newStop: notice?.stop ?? { title: '', say: '', problems: {}, ...newStop },
  };
}

export function formatRefusedScript({ t }: DemoView, findings: readonly DemoScriptFinding[]): string {
  const [firstFinding] = findings;
  return t('notAdded', {
    path: firstFinding?.path ?? '',
    problem: firstFinding ? t(`problem.${firstFinding.problem}`) : '',
  });
}

export function listStopProblems(
  { t }: Pick<DemoView, 't'>,
  findings: readonly DemoScriptFinding[],
): NewStop['problems'] {
  const labels = { path: t('stopPath'), title: t('stopTitle'), say: t('stopSay') } as const;
  return Object.fromEntries(
    findings.flatMap(({ path, problem }) => {
      const [, name] = /^stops\[\d+\]\.(?:where\.)?(path|title|say)\b/.exec(path) ?? [];
      const field = (['path', 'title', 'say'] as const).find((candidate) => candidate === name);
      return field ? [[field, `${labels[field]} ${t(`problem.${problem}`)}`]] : [];
    }),
  );
}
