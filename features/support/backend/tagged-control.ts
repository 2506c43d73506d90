import { type Need, requireTag } from '../deployment/needs';
import type { Control } from './backend';

const NEEDED: Readonly<Record<keyof Control, Need>> = {
  disturb: '@needs-proxy',
  disturbances: '@needs-proxy',
  calm: '@needs-proxy',
  requests: '@needs-proxy',
  endSession: '@needs-proxy',
  passTime: '@needs-clock',
  showMoved: '@needs-proxy',
  moveApplication: '@needs-back-office',
  showIdentified: '@needs-proxy',
  invite: '@needs-back-office',
  mails: '@needs-mail',
};

/** Keeps tags correct, although the simulator has every control. */
export function taggedControl(control: Control, tags: readonly string[]): Control {
  return new Proxy(control, {
    get(controls, name, receiver) {
      const need = Object.hasOwn(NEEDED, name) ? NEEDED[name as keyof Control] : undefined;
      if (need) requireTag(tags, need);
      return Reflect.get(controls, name, receiver) as unknown;
    },
  });
}
