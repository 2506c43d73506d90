import type { z } from 'zod';
import type { Fault, newFaultSchema } from '../../store/faults';
import type { TextLookup } from '../../texts/texts';

export type PresetName = 'slow' | 'down' | 'session_over' | 'time_out' | 'html' | 'drop';

interface FaultPreset {
  title: (t: TextLookup<'pages'>) => string;
  fault: z.output<typeof newFaultSchema>;
}

export const FAULT_PRESETS: Record<PresetName, FaultPreset> = {
  slow: { title: (t) => t('slow'), fault: { latency_ms: 800 } },
  down: { title: (t) => t('down'), fault: { status: 503 } },
  session_over: {
    title: (t) => t('sessionOver'),
    fault: { path: '/user/*', code: 'err_auth_session_expired', times: 1 },
  },
  time_out: { title: (t) => t('timeOut'), fault: { latency_ms: 31_000, times: 1 } },
  html: { title: (t) => t('htmlInstead'), fault: { body: 'html', times: 1 } },
  drop: { title: (t) => t('drop'), fault: { drop: true, times: 1 } },
};

export function findFaultOfPreset(name: PresetName, faults: readonly Fault[]): Fault | undefined {
  const presetMembers = Object.entries(FAULT_PRESETS[name].fault);
  return faults.find((fault) => {
    const { id: _, ...faultMembers } = fault;
    return (
      Object.keys(faultMembers).length === presetMembers.length &&
      presetMembers.every(([member, value]) =>
        Object.entries(faultMembers).some(
          ([otherMember, otherValue]) => otherMember === member && otherValue === value,
        ),
      )
    );
  });
}
