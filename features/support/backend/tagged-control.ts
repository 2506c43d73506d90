import { type Need, requireTag } from '../deployment/needs';
import type { Control } from './backend';

const NEED_OF_CONTROL: Readonly<Record<keyof Control, Need>> = {
  injectFault: '@needs-proxy',
  countFaults: '@needs-proxy',
  clearFaults: '@needs-proxy',
  requests: '@needs-proxy',
  endSession: '@needs-proxy',
  advanceClock: '@needs-clock',
  pretendStatus: '@needs-proxy',
  moveApplication: '@needs-back-office',
  pretendIdentification: '@needs-proxy',
  invite: '@needs-back-office',
  mails: '@needs-mail',
};

export function createTaggedControl(control: Control, tags: readonly string[]): Control {
  return new Proxy(control, {
    get(controls, name, receiver) {
      const need = Object.hasOwn(NEED_OF_CONTROL, name) ? NEED_OF_CONTROL[name as keyof Control] : undefined;
      if (need) requireTag(tags, need);
      return Reflect.get(controls, name, receiver) as unknown;
    },
  });
}
