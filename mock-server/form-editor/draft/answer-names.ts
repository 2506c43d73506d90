export function renameAnswerMembers(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { dynamic_forms_fields_definitions, dynamic_forms_ui_config, ...otherMembers } = value as Record<
    string,
    unknown
  >;
  return {
    ...(dynamic_forms_fields_definitions !== undefined && { definitions: dynamic_forms_fields_definitions }),
    ...(dynamic_forms_ui_config !== undefined && { ui_config: dynamic_forms_ui_config }),
    ...otherMembers,
  };
}
