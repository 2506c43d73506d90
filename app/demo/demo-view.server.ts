import { APPLICATION_STATUSES, type ApplicationStatus } from 'contracts/api/enumerations';
import type { TFunction } from 'i18next';
import { normalizeApplicationStatus } from '~/domain/application-status';
import { formatDate } from '~/domain/dates';
import { LANGUAGE_NAMES } from '~/i18n/languages';
import type { PortalRequest } from '~/request/portal-request';
import { partnerKeyOf } from '~/request/request-origin';
import { type DemoWorld, readDemoWorld } from './demo.server';
import type { DemoView } from './demo-bar';
import { readDemoSession } from './demo-context.server';

export async function loadDemoView(request: PortalRequest): Promise<DemoView | null> {
  const world = readDemoSession(request.session.data)?.isBarHidden ? null : await readDemoWorld(request);
  if (world === null) return null;
  const t = request.t('demo');
  const { pathAndQuery: here, language } = request.facts;
  const session = request.session.data;
  const enter = (wish: Record<string, string>) =>
    `${world.control_url}/enter?${new URLSearchParams({ sandbox: world.sandbox, lang: language, at: here, ...wish })}`;
  const partner = partnerKeyOf(request.facts.host, readDemoSession(session)?.partner ?? world.partner);
  const onPage = world.applications.find(({ id }) => here.includes(id));
  const shown = onPage ?? world.applications[0];
  const persona = world.personas.find(({ email }) => email === session.user?.email);
  return {
    words: {
      bar: t('bar'),
      open: t('open'),
      persona: t('persona'),
      partner: t('partner'),
      language: t('language'),
      clock: t('clock'),
      day: t('day'),
      fortnight: t('fortnight'),
      control: t('control'),
      hide: t('hide'),
      addStop: t('addStop'),
    },
    scenario: world.scenario.title,
    notices: noticesOf(world, t),
    now: `${formatDate(world.now, language)}, ${world.now.slice(11, 16)} UTC`,
    personas: [
      ...world.personas.map(({ key, email }) => ({
        name: email,
        to: enter({ persona: key }),
        current: persona?.key === key,
      })),
      { name: t('visitor'), to: enter({ persona: 'visitor', at: '/' }), current: session.user === null },
    ],
    partners: world.partners.map(({ id, name }) => ({
      name,
      to: enter({ partner: id, persona: persona?.key ?? 'visitor', at: '/' }),
      current: id === partner,
    })),
    languages: (request.configOrNull?.languages.supported ?? []).map((code) => ({
      name: LANGUAGE_NAMES[code],
      to: enter({ persona: persona?.key ?? 'visitor', lang: code }),
      current: code === language,
    })),
    next: shown?.next_status
      ? {
          application: shown.id,
          status: shown.next_status,
          // The page itself may not name the application.
          label: t('nextStatus', {
            status:
              onPage || world.applications.length === 1
                ? statusName(shown.next_status, t)
                : `${statusName(shown.next_status, t)} (${shown.short_id})`,
          }),
        }
      : null,
    controlPage: `${world.control_url}/situations?${new URLSearchParams({ sandbox: world.sandbox, lang: language })}`,
    addStop: `${world.control_url}/demo/script?${new URLSearchParams({
      sandbox: world.sandbox,
      lang: language,
      place: here,
      persona: persona?.key ?? 'visitor',
      situation: world.scenario.id,
    })}`,
    here,
  };
}

function noticesOf({ faults, patterns_not_run: count }: DemoWorld, t: TFunction<'demo'>): string[] {
  return [
    ...(faults.length > 0 ? [t('fault', { codes: faults.join(', ') })] : []),
    ...(count > 0 ? [t('patternsNotRun', { count })] : []),
  ];
}

function statusName(raw: string, t: TFunction<'demo'>): string {
  const known = APPLICATION_STATUSES.find(
    (status) => normalizeApplicationStatus(status) === normalizeApplicationStatus(raw),
  );
  return known ? t(`status.${known.toLowerCase() as Lowercase<ApplicationStatus>}`) : raw;
}
