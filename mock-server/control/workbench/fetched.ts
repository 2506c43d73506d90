import { getConfig, getPartnerConfig, partnerConfig } from 'contracts/api/configuration';
import type { DynamicForm } from 'contracts/api/enumerations';
import type { Deployment } from 'fixtures/deployments';
import { type Finding, fault, note, pathText } from '../../rules/finding';
import { wholeDocument } from '../../rules/own-bank/bank';
import { fetchJson } from './fetch-json';

/** What came of fetching a document from another API; null where it could not be had. */
export interface FromApi {
  document: unknown;
  findings: Finding[];
}

/** Reads a bank from a real API's `/config` and `/partner/key/{key}/config`; what it has no words for is as `base` has it. */
export async function bankFromApi(
  { api, key }: { api: string; key: string },
  { base, hosted }: { base: Deployment; hosted: boolean },
): Promise<FromApi> {
  const [config, partner] = await Promise.all([
    fetchJson(api, '/config', { hosted }),
    fetchJson(api, `/partner/key/${encodeURIComponent(key)}/config`, { hosted }),
  ]);
  if (!config.ok) return { document: null, findings: [config.finding] };
  if (!partner.ok) return { document: null, findings: [partner.finding] };
  const features = getConfig.answer.safeParse(config.body);
  if (!features.success) return { document: null, findings: [fault('/config', 'wrong_type')] };
  const read = getPartnerConfig.answer.safeParse(partner.body);
  if (!read.success) {
    return {
      document: null,
      findings: read.error.issues
        .slice(0, 20)
        .map(({ path }) => fault(`partner.${pathText(path)}`, 'wrong_type')),
    };
  }
  const { own: _, ...rest } = base;
  const document = wholeDocument({
    ...rest,
    publicFeatures: features.data.public_features,
    partner: read.data,
  });
  return { document, findings: unknownMembers(partner.body) };
}

/** What a newer API says of its partner, which no portal shows yet. */
function unknownMembers(body: unknown): Finding[] {
  if (typeof body !== 'object' || body === null) return [];
  const known = Object.keys(partnerConfig.shape);
  return Object.keys(body)
    .filter((name) => !known.includes(name))
    .slice(0, 20)
    .map((name) => note(pathText(['partner', name]), 'not_known_to_portal', { name }));
}

/** Reads a configured form from a real API's two calls. */
export async function formFromApi(api: string, name: DynamicForm, hosted: boolean): Promise<FromApi> {
  const query = `?dynamic_forms_name=${name}`;
  const [definitions, uiConfig] = await Promise.all([
    fetchJson(api, `/dynamic_forms_fields_definitions${query}`, { hosted }),
    fetchJson(api, `/dynamic_forms_ui_config${query}`, { hosted }),
  ]);
  if (!definitions.ok) return { document: null, findings: [definitions.finding] };
  if (!uiConfig.ok) return { document: null, findings: [uiConfig.finding] };
  return { document: { definitions: definitions.body, ui_config: uiConfig.body }, findings: [] };
}
