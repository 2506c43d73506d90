import { joinClassNames } from 'ui/layout/layout';
import * as css from './miniature.css';

export type StatusTone = 'ok' | 'info' | 'warn' | 'bad' | 'sign' | 'none';

export interface MiniatureData {
  /** Newest application first. */
  readonly tones: readonly StatusTone[];
  /** `progress` from 0 to 1; `pending` counts to-dos; `signatures` has an entry per signatory. */
  readonly application: { progress: number; pending: number; signatures: readonly boolean[] } | null;
}

const MAX_LINES = 4;

export function Miniature({ miniature: { tones, application } }: { miniature: MiniatureData }) {
  return (
    <svg
      className={joinClassNames(css.miniature, css.toneColours)}
      data-tone={tones[0]}
      viewBox="0 0 34 26"
      aria-hidden="true"
    >
      <rect className={css.paperShape} x=".5" y=".5" width="33" height="25" rx="3" />
      {application === null ? null : tones.length > 1 ? (
        <StatusLines tones={tones} />
      ) : (
        <ProgressDrawing {...application} />
      )}
    </svg>
  );
}

function StatusLines({ tones }: Pick<MiniatureData, 'tones'>) {
  return tones.slice(0, MAX_LINES).map((tone, index) => {
    const y = 5 + index * 5.4;
    return (
      <g key={y} className={css.toneColours} data-tone={tone}>
        <circle className={css.statusPoint} cx="6" cy={y} r="1.7" />
        <path className={css.emptyLine} d={`M11 ${y}h${18 - (index % 2) * 5}`} />
      </g>
    );
  });
}

function ProgressDrawing({ progress, pending, signatures }: NonNullable<MiniatureData['application']>) {
  const end = Math.round(4 + progress * 26);
  const positions = [0, 1, 2, 3, 4];
  return (
    <>
      <path className={css.emptyLine} d="M4 7h26" />
      <path className={css.progressLine} d={`M4 7h${end - 4}`} />
      <circle className={css.statusPoint} cx={end} cy="7" r="2.2" />
      {positions.slice(0, pending).map((place) => (
        <circle key={place} className={css.pendingPoint} cx={6 + place * 5.4} cy="14" r="1.7" />
      ))}
      {positions.slice(0, signatures.length).map((place) => (
        <path
          key={place}
          className={signatures[place] ? css.progressLine : css.emptyLine}
          d={`M${4 + place * 6} 20.5h4`}
        />
      ))}
    </>
  );
}
