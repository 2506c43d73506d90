import { CALLS } from 'contracts/api';
import { ERROR_CODES } from 'contracts/api/error-codes';
import type { Faults } from '../../pages/development/faults-card';
import type { Fault } from '../../store/faults';
import { FAULT_PRESETS, findFaultOfPreset, type PresetName } from './fault-presets';
import type { PageView } from './view';

const SORTED_CALLS = Object.values(CALLS).map(({ name, method, path }) => ({
  name,
  label: `${method} ${path}`,
}));

export function createFaultsData({ t, sandbox }: PageView): Faults {
  const faults = sandbox.faults.list();
  const names = Object.keys(FAULT_PRESETS) as PresetName[];
  const presets = names.map((preset) => {
    const { title, fault } = FAULT_PRESETS[preset];
    const id = findFaultOfPreset(preset, faults)?.id ?? null;
    return { preset, id, title: title(t), note: timesText(t, fault) };
  });
  const customFaults = faults
    .filter(({ id }) => presets.every((preset) => preset.id !== id))
    .map((fault) => ({
      preset: null,
      id: fault.id,
      title: faultText(fault, t),
      note: timesText(t, fault),
    }));
  return {
    active: faults.length,
    switches: [...presets, ...customFaults],
    calls: SORTED_CALLS,
    codes: ERROR_CODES,
  };
}

function timesText(t: PageView['t'], { times: count }: { times?: number | undefined }): string {
  if (count === undefined) return t('always');
  return count === 1 ? t('once') : `${count} ×`;
}

function faultText(
  { method, path, code, status, latency_ms, drop, body, after }: Fault,
  t: PageView['t'],
): string {
  const effect = [code, status, body, drop && 'drop', latency_ms !== undefined && `${latency_ms} ms`]
    .filter(Boolean)
    .join(' ');
  const call = [method, path].filter(Boolean).join(' ') || t('anyCall');
  return `${effect}${after ? `, ${t('afterCall')}` : ''} · ${call}`;
}
