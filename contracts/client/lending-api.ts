export interface paths {
    "/user/account/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a session by e-mail and password */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a user, sends the confirmation mail and opens a session */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a reset mail when the address is known; answers the same when it is not */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password by the token of the reset mail */
        post: operations["recoverPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/invite_accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the first password of an invited user */
        post: operations["acceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/confirm_email/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the e-mail address by the code of the confirmation mail (D-06) */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/resend_conf_email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the confirmation mail once more */
        post: operations["resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/change_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the password of the logged-in user; a wrong old password is 400, never 401 (D-65) */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The profile of the logged-in user */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Stores the interface language of a verified user (SHELL-24) */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The features of the deployment, chosen by the forwarded host in the simulator (D-02) */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/key/{subdomain}/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The partner's parameters and theme by the first label of the host (SHELL-20) */
        get: operations["getPartnerConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies whose name contains the text, for visitors (D-12); at least 4 characters */
        get: operations["searchCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dynamic_forms_fields_definitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fields of a configured form, and which belong to which purpose */
        get: operations["getFieldDefinitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dynamic_forms_ui_config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the fields of a configured form are shown, by purpose and step */
        get: operations["getUiConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's applications, newest first */
        get: operations["listApplications"];
        put?: never;
        /** Creates an application and prices it; status Rejected when conditions cannot be calculated */
        post: operations["createApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the user's applications; somebody else's is not found */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** The company tax number (permission taxIdNumber), or the base year of the documents, which deletes the year-bound ones (D-49) */
        patch: operations["updateApplication"];
        trace?: never;
    };
    "/user/applications/{id}/next_status_validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pending actions worked out from the data, and the status a submit leads to; null when there is none */
        get: operations["validateNextStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/applications/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Submits the application: the status must be the next one, and nothing may be pending */
        patch: operations["changeStatus"];
        trace?: never;
    };
    "/user/applications/{id}/bankinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Bank name and IBAN (permission bankinfo) */
        patch: operations["updateBankInfo"];
        trace?: never;
    };
    "/user/applications/{id}/custom_field_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Values of configured fields (permission custom_fields) */
        patch: operations["updateCustomFields"];
        trace?: never;
    };
    "/user/applications/{id}/signatories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The representatives; a signatory who is not the applicant sees only their own record */
        get: operations["listSignatories"];
        put?: never;
        /** Adds representatives (permission signatory) */
        post: operations["addSignatories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/applications/{id}/signatories/{signatoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a representative */
        delete: operations["deleteSignatory"];
        options?: never;
        head?: never;
        /** Changes some members of a representative; each needs its permission (REP-08) */
        patch: operations["updateSignatory"];
        trace?: never;
    };
    "/user/applications/{id}/signatories/{signatoryId}/signed_document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Links the signed copy of a document to the unsigned one; one to be signed online is signed in place, by its own id */
        patch: operations["linkSignedDocument"];
        trace?: never;
    };
    "/user/applications/{id}/signatories/{signatoryId}/requirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A signatory's steps; polled while an identification is in progress */
        get: operations["getRequirements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Accepts the terms: legal signature and SEPA mandate; only for oneself, after all steps before */
        patch: operations["acceptRequirements"];
        trace?: never;
    };
    "/user/applications/{id}/signatories_requirements/{signatoryId}/video_idents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts or restarts the identification; the answer holds the address of the provider's page */
        post: operations["startVideoIdent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/applications/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The documents of an application, oldest first; a signatory sees only their own and those for all */
        get: operations["listDocuments"];
        put?: never;
        /** First step of an upload: makes the record and the address the file is sent to */
        post: operations["createDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/applications/{id}/documents/{documentId}/upload_success": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Third step of an upload: it arrived, or it failed */
        patch: operations["confirmUpload"];
        trace?: never;
    };
    "/user/applications/{id}/documents/{documentId}/download_url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A short-lived address of the file; never of an infected one */
        get: operations["getDownloadUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/applications/{id}/loan_contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A short-lived address of the loan contract */
        get: operations["getLoanContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{entities}/{entityId}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a document while the application is open */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        /** Shows a document to the client or hides it (D-50) */
        patch: operations["setDocumentVisibility"];
        trace?: never;
    };
    "/user/applications/{id}/finance_objects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The financed objects */
        get: operations["listFinanceObjects"];
        put?: never;
        /** Adds an object while the application is open or in pre-check, up to the configured maximum */
        post: operations["addFinanceObject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/applications/{id}/finance_objects/{objectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces an object by a whole new one */
        put: operations["replaceFinanceObject"];
        post?: never;
        /** Removes an object */
        delete: operations["deleteFinanceObject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/applications/{id}/factoring/financials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Financial details; previous year's sales must add up to the application's total (D-70) */
        patch: operations["updateFactoringFinancials"];
        trace?: never;
    };
    "/user/applications/{id}/factoring/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Invoice details */
        patch: operations["updateFactoringInvoices"];
        trace?: never;
    };
    "/user/applications/{id}/factoring/risk_protection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Risk protection */
        patch: operations["updateFactoringRisk"];
        trace?: never;
    };
    "/user/applications/{id}/factoring/debitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The debtors, largest first */
        get: operations["listDebtors"];
        put?: never;
        /** Adds a company as debtor: one the server knows by id, or one of the provider */
        post: operations["addDebtor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/applications/{id}/factoring/debitors/{debitorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a debtor */
        delete: operations["deleteDebtor"];
        options?: never;
        head?: never;
        /** Changes a debtor's sales */
        patch: operations["updateDebtor"];
        trace?: never;
    };
    "/user/applications/{id}/factoring/debitors/{debitorId}/insurance_cover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the named provider for cover; once, and only for a company it knows (D-33) */
        post: operations["requestInsuranceCover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/applications/{id}/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a company that no search has found */
        post: operations["addCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/company_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies on the dashboard, for debtors (D-12); at least 4 characters */
        get: operations["searchCompaniesForCover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/applications/{id}/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Books a talk at a free time of the configured days */
        post: operations["bookAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ErrorAnswer: {
            errors: {
                code?: ("err_payout_checklist_not_done" | "err_four_eyes_checklist_not_done" | "err_eligibility_checklist_not_done" | "err_application_no_bank_name" | "err_application_no_iban" | "err_invalid_iban" | "err_bic_not_found" | "err_application_no_signatories" | "err_application_no_signatory_contract" | "err_application_no_signatory_tax_id" | "err_application_no_loan_contract" | "err_application_insufficient_signatories_signed" | "err_application_signatories_sole_or_atleast_2" | "err_application_signatory_no_ident_url" | "err_application_signatory_ident_not_done" | "err_application_signatory_ident_failed" | "err_application_no_pricing" | "err_application_no_external_pricing" | "err_application_no_transaction_fee_pricing" | "err_application_no_prepayment_rate_pricing" | "err_share_percentage_greater_then_100" | "err_application_company_missing" | "err_application_company_tax_id_missing" | "err_user_is_employee" | "err_status_unexpected" | "err_update_not_allowed" | "err_role_invalid" | "err_scoring_feedback_not_done" | "err_checklist_bad_score" | "err_checklist_not_existing" | "err_checklist_not_done" | "err_checklist_no_feedback" | "err_language_not_set" | "err_kyc_missing_for_owners" | "err_kyc_missing_for_guarantor_signatories" | "err_guarantors_above_50_percent" | "err_pep_check_missing" | "err_signatories_data_incomplete" | "err_required_documents_missing" | "err_legal_signature_not_accepted" | "err_sepa_mandate_not_accepted" | "err_user_not_accepted_terms" | "err_status_change_not_allowed" | "err_scoring_data_missing" | "err_scoring_config_missing" | "err_scoring_feedback_not_created" | "err_scoring_request_not_valid" | "err_scoring_low_mark" | "err_scoring_too_many_red_flags" | "err_scoring_more_than_3_warnings" | "err_credit_score_too_high" | "err_credit_score_too_low" | "err_credit_score_not_allowed" | "err_schufa_score_missing" | "err_schufa_score_below_threshold" | "err_financials_not_existing" | "err_financials_profit_not_allowed" | "err_financials_revenue_not_allowed" | "err_financials_ebitda_not_allowed" | "err_financials_total_assets_not_allowed" | "err_company_hr_number_missing" | "err_company_employee_count_not_allowed" | "err_company_payment_grade_not_allowed" | "err_company_country_not_allowed" | "err_company_type_not_allowed" | "err_company_age_not_allowed" | "err_company_risk_class_not_allowed" | "err_company_pd_score_not_allowed" | "err_company_industry_code_not_allowed" | "err_company_employee_count_not_set" | "err_company_payment_grade_not_set" | "err_company_country_not_set" | "err_company_type_not_set" | "err_company_age_not_set" | "err_company_risk_class_not_set" | "err_company_pd_score_not_set" | "err_company_industry_code_not_set" | "err_net_asset_value_missing" | "err_net_asset_value_below_loan_amount" | "err_loan_amount_not_allowed" | "err_loan_duration_not_allowed" | "err_loan_currency_not_allowed" | "err_loan_balance_not_zero" | "err_loan_origination_fee_not_paid" | "err_loan_paid_off_date_not_set" | "err_loan_default_date_not_set" | "err_loan_default_reason_not_set" | "err_loan_default_amount_invalid" | "err_loan_default_amount_above_outstanding_principal" | "err_loan_status_not_pending" | "err_loan_status_change_not_allowed" | "err_loan_payout_date_change_not_allowed" | "err_payment_currency_differs" | "err_payment_installment_id_differs" | "err_payment_amount_differs" | "err_payment_wrong_status_for_reconciling" | "err_installment_wrong_status_for_applying_payment" | "err_installment_wrong_status_for_requesting_payment" | "err_installment_already_has_transactions" | "err_installment_no_transactions_to_reverse" | "err_grace_period" | "err_repayment_plan_not_generated" | "err_payment_plan_status_not_allowed" | "err_payment_plan_invalid" | "err_payment_provider_unknown" | "err_payment_provider_not_connected" | "err_payment_provider_connection_failed" | "err_payment_provider_confirmation_failed" | "err_loan_upload_forbidden_for_pending" | "err_debt_note_invalid" | "err_debt_note_not_existing" | "err_payout_notice_borrower_not_sent" | "err_payout_notice_partner_not_sent" | "err_payout_notice_merchant_not_sent" | "err_payout_notice_funding_provider_not_sent" | "err_sepa_refund_period_exceeded" | "err_annual_statement_missing" | "err_bank_statement_missing" | "err_bwa_susa_missing" | "err_debt_registry_missing" | "err_guarantor_contract_missing" | "err_statement_of_assets_missing" | "err_pep_check_document_missing" | "err_document_not_required" | "err_as_of_date_required" | "err_documents_date_missing" | "err_document_too_old" | "err_document_type_not_allowed" | "err_document_infected" | "err_document_only_pdf_signable_online" | "err_other_documents_signed_offline" | "err_document_sign_method_not_allowed" | "err_image_name_already_exists" | "err_interest_rate_not_set" | "err_interest_rate_not_positive" | "err_interest_rate_above_allowed" | "err_interest_rate_below_allowed" | "err_minimum_rate_not_set" | "err_minimum_rate_sources_empty" | "err_pricing_change_not_allowed" | "err_pricing_no_scoring_data" | "err_transaction_fee_not_positive" | "err_agio_disagio_conflict" | "err_hedging_fee_not_set" | "err_german_tin_invalid_check_digit" | "err_german_tin_invalid_length" | "err_german_tin_non_numeric" | "err_german_tin_leading_zero" | "err_personal_tin_equals_company_tin" | "err_auth_invalid_credentials" | "err_auth_session_not_found" | "err_auth_session_expired" | "err_auth_mfa_session_expired" | "err_auth_entity_disabled" | "err_auth_entity_deleted" | "err_auth_entity_locked" | "err_email_not_confirmed" | "err_auth_role_not_found" | "err_auth_entity_not_found" | "err_auth_token_used" | "err_auth_token_expired" | "err_auth_token_invalid" | "err_auth_mfa_device_not_registered" | "err_auth_mfa_wrong_code" | "err_auth_mfa_none_configured" | "err_email_already_confirmed" | "err_email_conflict" | "err_auth_mfa_device_already_registered" | "err_bouser_email_exists" | "err_password_too_short" | "err_password_too_long" | "err_password_too_simple" | "err_bouser_provider_problem" | "err_entity_not_found" | "err_locale_not_found" | "err_deal_not_existing" | "err_investment_recommendation_not_existing" | "err_no_permission" | "err_approval_requires_different_user" | "err_feature_not_enabled" | "err_deal_not_enabled" | "err_resource_exists" | "err_deal_application_already_used" | "err_deal_company_already_used" | "err_deal_role_already_used" | "err_contact_person_exists" | "err_duplicate_financial_period" | "err_covenant_type_exists" | "err_debtor_company_exists" | "err_company_already_exists" | "err_finance_objects_limit_reached" | "err_insurance_cover_exists" | "err_api_deprecated" | "err_validation_failed" | "err_language_not_supported" | "err_appointment_before_start_time" | "err_appointment_after_end_time" | "err_appointment_weekday_invalid" | "err_appointment_too_early" | "err_appointment_too_far" | "err_custom_field_required" | "err_custom_values_failed" | "err_deal_products_must_be_equal" | "err_deal_not_approved" | "err_investment_recommendation_not_approved" | "err_annual_sales_missing" | "err_factoring_limit_missing" | "err_factoring_details_not_added" | "err_custom_loan_contract_template_not_approved" | "err_main_contact_not_configured" | "err_notification_not_sent" | "err_notification_misconfigured" | "err_external_action_not_executed" | "err_external_action_misconfigured" | "err_reminder_stopped" | "err_funding_provider_not_selected" | "err_representative_phone_required" | "err_representative_email_required" | "err_representative_birthdate_required" | "err_representative_nationality_required" | "err_pep_approvals_missing" | "err_purpose_description_missing" | "err_partner_id_wrong_for_tenant" | "err_finance_objects_missing" | "err_rule_format_failed" | "err_too_many_requests") | null;
                field?: string;
                values?: {
                    [key: string]: unknown;
                };
            }[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "katrin.brandt@metallbau-brandt.example",
                 *       "password": "Demo!2026pass"
                 *     }
                 */
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description err_auth_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_auth_entity_disabled, err_auth_entity_deleted, err_auth_entity_locked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "katrin.brandt@metallbau-brandt.example",
                 *       "password": "Demo!2026pass",
                 *       "accepted_terms": true,
                 *       "accepted_partner_terms": true,
                 *       "interface_language": "de",
                 *       "communication_language": "de"
                 *     }
                 */
                "application/json": {
                    email: string;
                    password: string;
                    accepted_terms: boolean;
                    accepted_partner_terms: boolean;
                    /** @enum {string} */
                    interface_language: "de" | "en" | "fr" | "pl";
                    /** @enum {string} */
                    communication_language: "de" | "en" | "fr" | "pl";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": "5b0e6f8d-2c41-4a3b-8f97-6d5e4c3b2a19"
                     *     }
                     */
                    "application/json": {
                        user_id: string;
                    };
                };
            };
            /** @description err_email_conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_password_too_short, err_password_too_long, err_password_too_simple, err_user_not_accepted_terms, err_language_not_supported, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "katrin.brandt@metallbau-brandt.example"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    recoverPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Demo!2026pass",
                 *       "token": "kQ3vXn8rT1yWm5bZ"
                 *     }
                 */
                "application/json": {
                    password: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description err_auth_token_invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_auth_token_expired, err_auth_token_used */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_password_too_short, err_password_too_long, err_password_too_simple, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    acceptInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Demo!2026pass",
                 *       "token": "kQ3vXn8rT1yWm5bZ",
                 *       "accepted_terms": true,
                 *       "accepted_partner_terms": true,
                 *       "interface_language": "de",
                 *       "communication_language": "de"
                 *     }
                 */
                "application/json": {
                    password: string;
                    token: string;
                    accepted_terms: boolean;
                    accepted_partner_terms: boolean;
                    /** @enum {string} */
                    interface_language: "de" | "en" | "fr" | "pl";
                    /** @enum {string} */
                    communication_language: "de" | "en" | "fr" | "pl";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description err_auth_token_invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_auth_token_expired, err_auth_token_used */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_password_too_short, err_password_too_long, err_password_too_simple, err_user_not_accepted_terms, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example kQ3vXn8rT1yWm5bZ */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description err_auth_token_invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_already_confirmed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_auth_token_expired */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    resendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_already_confirmed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "old_password": "Demo!2026pass",
                 *       "new_password": "Sonne#2026"
                 *     }
                 */
                "application/json": {
                    old_password: string;
                    new_password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_password_too_short, err_password_too_long, err_password_too_simple, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": "5b0e6f8d-2c41-4a3b-8f97-6d5e4c3b2a19",
                     *       "email": "katrin.brandt@metallbau-brandt.example",
                     *       "emailVerified": true,
                     *       "is_email_confirmed": true,
                     *       "interface_language": "de",
                     *       "communication_language": "de",
                     *       "region": "DE"
                     *     }
                     */
                    "application/json": {
                        user_id: string;
                        email: string;
                        emailVerified: boolean;
                        is_email_confirmed: boolean;
                        /** @enum {string} */
                        interface_language: "de" | "en" | "fr" | "pl";
                        /** @enum {string} */
                        communication_language: "de" | "en" | "fr" | "pl";
                        region?: string | null;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5b0e6f8d-2c41-4a3b-8f97-6d5e4c3b2a19 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "interface_language": "de"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    interface_language: "de" | "en" | "fr" | "pl";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": "5b0e6f8d-2c41-4a3b-8f97-6d5e4c3b2a19",
                     *       "email": "katrin.brandt@metallbau-brandt.example",
                     *       "emailVerified": true,
                     *       "is_email_confirmed": true,
                     *       "interface_language": "de",
                     *       "communication_language": "de",
                     *       "region": "DE"
                     *     }
                     */
                    "application/json": {
                        user_id: string;
                        email: string;
                        emailVerified: boolean;
                        is_email_confirmed: boolean;
                        /** @enum {string} */
                        interface_language: "de" | "en" | "fr" | "pl";
                        /** @enum {string} */
                        communication_language: "de" | "en" | "fr" | "pl";
                        region?: string | null;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_language_not_supported, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "public_features": [
                     *         {
                     *           "name": "dynamic_form",
                     *           "is_active": true,
                     *           "value": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        public_features: {
                            /** @enum {string} */
                            name: "currencies" | "url_list" | "communication_languages" | "company_names" | "company_types" | "loan_purposes" | "analytics_tag_manager_id" | "cookie_consent_required" | "dynamic_form" | "appointments" | "show_indicative_offer" | "hide_items" | "show_language_keys" | "allowed_document_upload_types" | "application_countries" | "user_creates_application";
                            is_active: boolean;
                            value?: unknown;
                        }[];
                    };
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getPartnerConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                subdomain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fe_theme": {
                     *         "color_primary": "#005064",
                     *         "color_link": "#005e7b",
                     *         "color_cta_text": "#ffffff"
                     *       },
                     *       "parameters": {
                     *         "customer_support_email": "firmenkunden@lindhof.example",
                     *         "customer_support_phone": "+49 40 66969 120",
                     *         "display_name": "Lindhof Bank",
                     *         "legal_name": "Lindhof Bank AG"
                     *       },
                     *       "terms_url": "https://lindhof.example/terms",
                     *       "data_protection_url": "https://lindhof.example/privacy",
                     *       "is_partner_terms_required": true,
                     *       "user_application_types": [
                     *         "working_capital"
                     *       ],
                     *       "entitlements": [
                     *         "WhitelabeledUserBranding"
                     *       ],
                     *       "country_company_types": {
                     *         "DE": [
                     *           "GMBH"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        fe_theme?: {
                            color_primary?: string | null;
                            color_link?: string | null;
                            color_cta_text?: string | null;
                        } | null;
                        parameters: {
                            customer_support_email?: string | null;
                            customer_support_phone?: string | null;
                            display_name: string;
                            legal_name: string;
                        };
                        terms_url?: string | null;
                        data_protection_url?: string | null;
                        is_partner_terms_required: boolean;
                        user_application_types: ("working_capital" | "general_liquidity" | "material_financing" | "object_financing" | "project_financing" | "real_estate" | "structured_finance" | "tlb" | "whitelabel_liquidity" | "bike_leasing" | "factoring" | "other")[];
                        entitlements: ("CustomizedPricing" | "WhitelabeledUserBranding" | "CustomizedApplicationAmounts" | "PartnerApplicationCreate" | "CompanyResearch" | "PartnerLoanApplications" | "AccountManagement")[];
                        country_company_types: {
                            [key: string]: ("GMBH" | "UG" | "GMBH_CO_KG" | "AG" | "KG" | "KGAA" | "OHG" | "GBR" | "GBR/uBAG" | "EK" | "EG" | "PARTG" | "AOR" | "FREIE_BERUFE" | "SELF_EMPLOYED" | "SOLE_PROPRIETORSHIP" | "OTHER" | "CH_AG" | "CH_GMBH" | "CH_SOLE_PROPRIETORSHIP" | "CH_OTHER" | "PL_SP_Z_O_O" | "PL_JOINT_STOCK" | "PL_SIMPLE_JOINT_STOCK" | "PL_LIMITED_PARTNERSHIP" | "PL_LIMITED_JOINT_STOCK" | "PL_REGISTERED_PARTNERSHIP" | "PL_PROFESSIONAL_PARTNERSHIP" | "PL_CIVIL_PARTNERSHIP" | "PL_SOLE_PROPRIETORSHIP" | "PL_OTHER")[];
                        };
                    };
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    searchCompanies: {
        parameters: {
            query: {
                /** @example Metallbau */
                name: string;
                /** @example DE */
                country?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "companyNameSuggestions": [
                     *         {
                     *           "id": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *           "external_provider_company_id": "DE-4711204",
                     *           "external_provider_name": "allianz_trade",
                     *           "name": "Metallbau Brandt GmbH",
                     *           "strasseHausnummer": "Überseering 12a",
                     *           "plz": "28217",
                     *           "ort": "Bremen",
                     *           "land": "DE",
                     *           "identnummer": "HRB 24816",
                     *           "inPortfolio": true,
                     *           "isInternal": true,
                     *           "companyType": "GMBH",
                     *           "businessPurpose": "Planung, Herstellung und Montage von Stahl- und Metallkonstruktionen.",
                     *           "company_custom_fields": [
                     *             {
                     *               "field_id": "staff_count",
                     *               "field_value": "4"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        companyNameSuggestions: {
                            id: string;
                            external_provider_company_id: string;
                            external_provider_name: string;
                            name: string;
                            strasseHausnummer?: string | null;
                            plz?: string | null;
                            ort?: string | null;
                            land?: string | null;
                            identnummer?: string | null;
                            inPortfolio: boolean;
                            isInternal: boolean;
                            companyType?: ("GMBH" | "UG" | "GMBH_CO_KG" | "AG" | "KG" | "KGAA" | "OHG" | "GBR" | "GBR/uBAG" | "EK" | "EG" | "PARTG" | "AOR" | "FREIE_BERUFE" | "SELF_EMPLOYED" | "SOLE_PROPRIETORSHIP" | "OTHER" | "CH_AG" | "CH_GMBH" | "CH_SOLE_PROPRIETORSHIP" | "CH_OTHER" | "PL_SP_Z_O_O" | "PL_JOINT_STOCK" | "PL_SIMPLE_JOINT_STOCK" | "PL_LIMITED_PARTNERSHIP" | "PL_LIMITED_JOINT_STOCK" | "PL_REGISTERED_PARTNERSHIP" | "PL_PROFESSIONAL_PARTNERSHIP" | "PL_CIVIL_PARTNERSHIP" | "PL_SOLE_PROPRIETORSHIP" | "PL_OTHER") | null;
                            businessPurpose?: string | null;
                            company_custom_fields: {
                                field_id: string;
                                field_value: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getFieldDefinitions: {
        parameters: {
            query: {
                /** @example application */
                dynamic_forms_name: "application" | "signatory";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "loan_purposes": [
                     *         {
                     *           "name": "foundation",
                     *           "fields": [
                     *             "staff_count"
                     *           ],
                     *           "currencies": [
                     *             "EUR"
                     *           ]
                     *         }
                     *       ],
                     *       "fields": [
                     *         {
                     *           "id": "staff_count",
                     *           "field_type": "custom",
                     *           "value_type": "int",
                     *           "related_entity": "company"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        loan_purposes?: {
                            name: string;
                            fields?: string[];
                            currencies?: ("EUR" | "CHF" | "PLN")[];
                        }[];
                        fields?: {
                            id: string;
                            /** @enum {string} */
                            field_type: "standard" | "custom";
                            /** @enum {string} */
                            value_type: "text" | "int" | "decimal" | "boolean" | "date";
                            /** @enum {string} */
                            related_entity: "application" | "company" | "signatory";
                        }[];
                    };
                };
            };
            /** @description err_feature_not_enabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getUiConfig: {
        parameters: {
            query: {
                /** @example application */
                dynamic_forms_name: "application" | "signatory";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "config": {
                     *         "loan_purposes": [
                     *           {
                     *             "name": "foundation",
                     *             "label": {
                     *               "de": "Praxisgründung",
                     *               "en": "Foundation"
                     *             },
                     *             "steps": [
                     *               {
                     *                 "id": "company-data",
                     *                 "title": {
                     *                   "de": "Praxisdaten",
                     *                   "en": "Practice data"
                     *                 },
                     *                 "fields": [
                     *                   {
                     *                     "id": "staff_count",
                     *                     "component": "number",
                     *                     "label": {
                     *                       "de": "Mitarbeitende",
                     *                       "en": "Staff"
                     *                     },
                     *                     "hint": {
                     *                       "de": "Sie eingeschlossen",
                     *                       "en": "You included"
                     *                     },
                     *                     "format": "number",
                     *                     "precision": 0,
                     *                     "unit": "months",
                     *                     "step": 2,
                     *                     "default": 1,
                     *                     "placeholder": "4",
                     *                     "rows": 3,
                     *                     "values": [
                     *                       {
                     *                         "key": "group",
                     *                         "label": {
                     *                           "de": "Gemeinschaftspraxis",
                     *                           "en": "Group practice"
                     *                         }
                     *                       }
                     *                     ],
                     *                     "grouped_values": [
                     *                       {
                     *                         "label": {
                     *                           "de": "Häufig gewählt",
                     *                           "en": "Chosen often"
                     *                         },
                     *                         "values": [
                     *                           {
                     *                             "key": "group",
                     *                             "label": {
                     *                               "de": "Gemeinschaftspraxis",
                     *                               "en": "Group practice"
                     *                             }
                     *                           }
                     *                         ]
                     *                       }
                     *                     ],
                     *                     "validations": [
                     *                       {
                     *                         "type": "min",
                     *                         "value": 1,
                     *                         "error": {
                     *                           "de": "Der kleinste Wert ist 1.",
                     *                           "en": "The smallest value is 1."
                     *                         }
                     *                       }
                     *                     ]
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        config: {
                            loan_purposes?: {
                                name: string;
                                label?: string | {
                                    [key: string]: string;
                                };
                                steps?: {
                                    id: string;
                                    title?: string | {
                                        [key: string]: string;
                                    };
                                    fields: {
                                        id: string;
                                        /** @enum {string} */
                                        component: "checkbox" | "company_search" | "company_type" | "country" | "currency" | "date" | "loan_purpose" | "number" | "quick_picks" | "radio" | "select" | "slider" | "text" | "textarea";
                                        label?: string | {
                                            [key: string]: string;
                                        };
                                        hint?: string | {
                                            [key: string]: string;
                                        };
                                        /** @enum {string} */
                                        format?: "currency" | "decimal" | "percent" | "number";
                                        precision?: number;
                                        /** @enum {string} */
                                        unit?: "months" | "years";
                                        step?: number;
                                        default?: string | number | boolean;
                                        placeholder?: string | {
                                            [key: string]: string;
                                        };
                                        rows?: number;
                                        values?: {
                                            key: string | number | boolean;
                                            label: string | {
                                                [key: string]: string;
                                            };
                                        }[];
                                        grouped_values?: {
                                            label: string | {
                                                [key: string]: string;
                                            };
                                            values: {
                                                key: string | number | boolean;
                                                label: string | {
                                                    [key: string]: string;
                                                };
                                            }[];
                                        }[];
                                        validations?: {
                                            /** @enum {string} */
                                            type: "required" | "minLength" | "maxLength" | "regex" | "min" | "max" | "date_from" | "date_to";
                                            value?: string | number | boolean;
                                            error?: string | {
                                                [key: string]: string;
                                            };
                                        }[];
                                    }[];
                                }[];
                            }[];
                        };
                    };
                };
            };
            /** @description err_feature_not_enabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    listApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "applicationId": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *         "application_id": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *         "shortApplicationId": "7K2M9Q",
                     *         "status": "Open",
                     *         "created": "2026-02-24T08:00:00.000Z",
                     *         "currency": "EUR",
                     *         "allBanksLoanPurpose": "working_capital",
                     *         "loanSize": 250000,
                     *         "factoring_limit": 200000,
                     *         "is_appointment_created": true
                     *       }
                     *     ]
                     */
                    "application/json": {
                        applicationId: string;
                        application_id?: string;
                        shortApplicationId: string;
                        /**
                         * @description Compared without regard to case; spaces and hyphens stand for underscores.
                         * @enum {string}
                         */
                        status: "pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active";
                        /** Format: date-time */
                        created: string;
                        /** @enum {string} */
                        currency: "EUR" | "CHF" | "PLN";
                        /** @enum {string} */
                        allBanksLoanPurpose: "working_capital" | "general_liquidity" | "material_financing" | "object_financing" | "project_financing" | "real_estate" | "structured_finance" | "tlb" | "whitelabel_liquidity" | "bike_leasing" | "factoring" | "other" | "devices_and_equipment" | "foundation" | "takeover";
                        loanSize: number | null;
                        factoring_limit?: number | null;
                        is_appointment_created: boolean;
                    }[];
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    createApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @example Idempotency-Key */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "allBanksLoanPurpose": "working_capital",
                 *       "currency": "EUR",
                 *       "loanSize": 250000,
                 *       "loanDuration": 48,
                 *       "factoring_limit": 200000,
                 *       "has_international_customers": true,
                 *       "annual_sales_previous_year": 3000000,
                 *       "purposeSelect": "operating_expenses",
                 *       "purposeDescription": "Vorfinanzierung von Stahl und Löhnen für den Hallenbau in Bremerhaven.",
                 *       "companyName": "Metallbau Brandt GmbH",
                 *       "companyType": "GMBH",
                 *       "street": "Überseering",
                 *       "houseNumber": "12a",
                 *       "companyPostCode": "28217",
                 *       "companyLocation": "Bremen",
                 *       "companyCountry": "DE",
                 *       "hrNumber": "HRB 24816",
                 *       "taxIdNumber": "60/123/45678",
                 *       "personalTaxIdNumber": "36574261809",
                 *       "businessPurpose": "Planung, Herstellung und Montage von Stahl- und Metallkonstruktionen.",
                 *       "companyCreditProviderId": "DE-4711204",
                 *       "referrer": "kammer.example",
                 *       "referral_data": {
                 *         "utm_source": "newsletter"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    allBanksLoanPurpose: "working_capital" | "general_liquidity" | "material_financing" | "object_financing" | "project_financing" | "real_estate" | "structured_finance" | "tlb" | "whitelabel_liquidity" | "bike_leasing" | "factoring" | "other";
                    /** @enum {string} */
                    currency: "EUR" | "CHF" | "PLN";
                    loanSize?: number;
                    loanDuration?: number;
                    factoring_limit?: number;
                    has_international_customers?: boolean;
                    annual_sales_previous_year?: number;
                    /** @enum {string} */
                    purposeSelect?: "operating_expenses" | "order_pre_financing" | "inventory_expansion" | "machinery_or_equipment" | "it_and_software" | "business_expansion" | "receivables_bridge_financing" | "debt_restructuring" | "commercial_real_estate" | "bike_leasing" | "other";
                    purposeDescription?: string;
                    companyName: string;
                    companyType: string;
                    street: string;
                    houseNumber?: string;
                    companyPostCode: string;
                    companyLocation: string;
                    companyCountry: string;
                    hrNumber?: string;
                    taxIdNumber?: string;
                    personalTaxIdNumber?: string;
                    businessPurpose: string;
                    companyCreditProviderId?: string;
                    referrer?: string;
                    referral_data?: {
                        [key: string]: string;
                    };
                } | {
                    allBanksLoanPurpose: string;
                    /** @enum {string} */
                    currency: "EUR" | "CHF" | "PLN";
                    loanSize?: number;
                    loanDuration?: number;
                    purposeDescription?: string;
                    companyName: string;
                    companyType?: string;
                    street?: string;
                    houseNumber?: string;
                    companyPostCode?: string;
                    companyLocation?: string;
                    companyCountry?: string;
                    hrNumber?: string;
                    taxIdNumber?: string;
                    personalTaxIdNumber?: string;
                    businessPurpose?: string;
                    companyCreditProviderId?: string;
                    referrer?: string;
                    referral_data?: {
                        [key: string]: string;
                    };
                    /** @enum {string} */
                    display_duration_unit: "months" | "years";
                    custom_fields_list: {
                        field_id: string;
                        field_value: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applicationId": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "application_id": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "shortApplicationId": "7K2M9Q",
                     *       "status": "Open",
                     *       "created": "2026-02-24T08:00:00.000Z",
                     *       "currency": "EUR",
                     *       "allBanksLoanPurpose": "working_capital",
                     *       "loanSize": 250000,
                     *       "factoring_limit": 200000,
                     *       "is_appointment_created": true,
                     *       "loanDuration": 48,
                     *       "display_duration_unit": "months",
                     *       "purposeSelect": "operating_expenses",
                     *       "purposeDescription": "Vorfinanzierung von Stahl und Löhnen für den Hallenbau in Bremerhaven.",
                     *       "companyName": "Metallbau Brandt GmbH",
                     *       "companyType": "GMBH",
                     *       "street": "Überseering",
                     *       "houseNumber": "12a",
                     *       "companyPostCode": "28217",
                     *       "companyLocation": "Bremen",
                     *       "companyCountry": "DE",
                     *       "hrNumber": "HRB 24816",
                     *       "companyFoundationDate": "1999-01-21",
                     *       "taxIdNumber": "60/123/45678",
                     *       "businessPurpose": "Planung, Herstellung und Montage von Stahl- und Metallkonstruktionen.",
                     *       "bankName": "Sparkasse Bremen",
                     *       "iban": "DE89370400440532013000",
                     *       "custom_fields_list": [
                     *         {
                     *           "field_id": "staff_count",
                     *           "field_value": "4"
                     *         }
                     *       ],
                     *       "company_custom_fields": [
                     *         {
                     *           "field_id": "staff_count",
                     *           "field_value": "4"
                     *         }
                     *       ],
                     *       "pricing": {
                     *         "offer_representative_monthly_rate_low": 0.00565,
                     *         "offer_representative_monthly_rate_high": 0.0069,
                     *         "offer_is_range": true,
                     *         "offer_rate_low": 0.0678,
                     *         "offer_rate_high": 0.0828,
                     *         "monthly_payment": 6036.42,
                     *         "total_transaction_fee": 3750,
                     *         "is_final_interest_rate": true,
                     *         "is_final_transaction_fee": true
                     *       },
                     *       "factoring": {
                     *         "annual_sales_previous_year": 3000000,
                     *         "annual_sales_previous_year_abroad": 600000,
                     *         "has_international_customers": true,
                     *         "financials": {
                     *           "company_portfolio": "Großhandel mit Stoffen und Heimtextilien für den Fachhandel im Inland.",
                     *           "annual_sales_previous_year": 3000000,
                     *           "planned_annual_sales_following_year": 3300000,
                     *           "planned_annual_sales_factoring": 1800000
                     *         },
                     *         "invoices": {
                     *           "number_of_outgoing_invoices": 480,
                     *           "invoice_currencies": [
                     *             "EUR"
                     *           ],
                     *           "max_invoice_value_previous_year": 62000,
                     *           "payment_deadline_for_outgoing_invoices": 30
                     *         },
                     *         "risk_protection": {
                     *           "are_receivables_assigned": false,
                     *           "has_commercial_credit_insurance": true,
                     *           "already_has_factoring": false,
                     *           "centralized_settlement_entity": "keine"
                     *         }
                     *       },
                     *       "product": {
                     *         "product_id": "working_capital_loan"
                     *       },
                     *       "allowed_updates": [
                     *         "bankinfo"
                     *       ],
                     *       "requirements": {
                     *         "status_flow": [
                     *           {
                     *             "status_name": "Open"
                     *           }
                     *         ],
                     *         "is_video_id_required": true,
                     *         "is_loan_signature_required": true,
                     *         "is_ubo_signature_required": true,
                     *         "required_other_documents": [
                     *           {
                     *             "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *             "document_type": "bwa_susa",
                     *             "signing_method": "offline"
                     *           }
                     *         ]
                     *       },
                     *       "document_configurations": {
                     *         "document_categories": [
                     *           {
                     *             "document_type": "bwa_susa",
                     *             "name": "BWA mit Summen- und Saldenliste",
                     *             "description": "Nicht älter als drei Monate.",
                     *             "tooltip_description": "Ihre Steuerberatung stellt beide Auswertungen zusammen aus.",
                     *             "template_url": "https://lindhof.example/templates/debt-ledger.pdf",
                     *             "is_required": true,
                     *             "is_as_of_date_required": true,
                     *             "weight": 10
                     *           }
                     *         ]
                     *       },
                     *       "documents_base_year": 2024,
                     *       "canUpload": true,
                     *       "canDelete": true,
                     *       "canChangeClientVisibility": true
                     *     }
                     */
                    "application/json": {
                        applicationId: string;
                        application_id?: string;
                        shortApplicationId: string;
                        /**
                         * @description Compared without regard to case; spaces and hyphens stand for underscores.
                         * @enum {string}
                         */
                        status: "pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active";
                        /** Format: date-time */
                        created: string;
                        /** @enum {string} */
                        currency: "EUR" | "CHF" | "PLN";
                        /** @enum {string} */
                        allBanksLoanPurpose: "working_capital" | "general_liquidity" | "material_financing" | "object_financing" | "project_financing" | "real_estate" | "structured_finance" | "tlb" | "whitelabel_liquidity" | "bike_leasing" | "factoring" | "other" | "devices_and_equipment" | "foundation" | "takeover";
                        loanSize: number | null;
                        factoring_limit?: number | null;
                        is_appointment_created: boolean;
                        loanDuration: number | null;
                        /** @enum {string} */
                        display_duration_unit: "months" | "years";
                        purposeSelect?: ("operating_expenses" | "order_pre_financing" | "inventory_expansion" | "machinery_or_equipment" | "it_and_software" | "business_expansion" | "receivables_bridge_financing" | "debt_restructuring" | "commercial_real_estate" | "bike_leasing" | "other") | null;
                        purposeDescription?: string | null;
                        companyName: string;
                        companyType?: ("GMBH" | "UG" | "GMBH_CO_KG" | "AG" | "KG" | "KGAA" | "OHG" | "GBR" | "GBR/uBAG" | "EK" | "EG" | "PARTG" | "AOR" | "FREIE_BERUFE" | "SELF_EMPLOYED" | "SOLE_PROPRIETORSHIP" | "OTHER" | "CH_AG" | "CH_GMBH" | "CH_SOLE_PROPRIETORSHIP" | "CH_OTHER" | "PL_SP_Z_O_O" | "PL_JOINT_STOCK" | "PL_SIMPLE_JOINT_STOCK" | "PL_LIMITED_PARTNERSHIP" | "PL_LIMITED_JOINT_STOCK" | "PL_REGISTERED_PARTNERSHIP" | "PL_PROFESSIONAL_PARTNERSHIP" | "PL_CIVIL_PARTNERSHIP" | "PL_SOLE_PROPRIETORSHIP" | "PL_OTHER") | null;
                        street?: string | null;
                        houseNumber?: string | null;
                        companyPostCode?: string | null;
                        companyLocation?: string | null;
                        companyCountry?: string | null;
                        hrNumber?: string | null;
                        companyFoundationDate?: string | null;
                        taxIdNumber?: string | null;
                        businessPurpose?: string | null;
                        bankName?: string | null;
                        iban?: string | null;
                        custom_fields_list?: {
                            field_id: string;
                            field_value: string;
                        }[];
                        company_custom_fields?: {
                            field_id: string;
                            field_value: string;
                        }[];
                        pricing: {
                            offer_representative_monthly_rate_low: number;
                            offer_representative_monthly_rate_high: number;
                            offer_is_range: boolean;
                            offer_rate_low: number;
                            offer_rate_high: number;
                            monthly_payment: number;
                            total_transaction_fee: number;
                            is_final_interest_rate: boolean;
                            is_final_transaction_fee: boolean;
                        } | null;
                        factoring?: {
                            annual_sales_previous_year?: number | null;
                            annual_sales_previous_year_abroad?: number | null;
                            has_international_customers?: boolean | null;
                            financials?: ({
                                company_portfolio: string;
                                company_portfolio_abroad?: string | null;
                                annual_sales_previous_year: number;
                                annual_sales_previous_year_abroad?: number | null;
                                planned_annual_sales_following_year: number;
                                planned_annual_sales_following_year_abroad?: number | null;
                                planned_annual_sales_factoring: number;
                                planned_annual_sales_factoring_abroad?: number | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            invoices?: ({
                                number_of_outgoing_invoices: number;
                                number_of_outgoing_invoices_abroad?: number | null;
                                invoice_currencies: ("EUR" | "CHF" | "PLN")[];
                                invoice_currencies_abroad?: ("EUR" | "CHF" | "PLN")[] | null;
                                max_invoice_value_previous_year: number;
                                max_invoice_value_previous_year_abroad?: number | null;
                                payment_deadline_for_outgoing_invoices: number;
                                payment_deadline_for_outgoing_invoices_abroad?: number | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            risk_protection?: ({
                                receivables_default_amount_previous_year?: number | null;
                                receivables_default_amount_previous_year_abroad?: number | null;
                                receivables_default_amount_current_year?: number | null;
                                receivables_default_amount_current_year_abroad?: number | null;
                                are_receivables_assigned: boolean;
                                are_receivables_assigned_comment?: string | null;
                                has_commercial_credit_insurance: boolean;
                                has_commercial_credit_insurance_comment?: string | null;
                                already_has_factoring: boolean;
                                already_has_factoring_comment?: string | null;
                                centralized_settlement_entity: string;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                        } | null;
                        product: {
                            product_id: string;
                        };
                        allowed_updates: ("signatory" | "signatory_other" | "signatory_flags" | "signatory_tin" | "signatory_contact" | "custom_fields" | "bankinfo" | "taxIdNumber")[];
                        requirements: {
                            status_flow: {
                                /**
                                 * @description Compared without regard to case; spaces and hyphens stand for underscores.
                                 * @enum {string}
                                 */
                                status_name: "pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active";
                            }[];
                            is_video_id_required?: boolean;
                            is_loan_signature_required?: boolean;
                            is_ubo_signature_required?: boolean;
                            required_other_documents?: {
                                document_id: string;
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                /** @enum {string} */
                                signing_method: "offline" | "online";
                            }[];
                        };
                        document_configurations?: {
                            document_categories: {
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                name: string;
                                description?: string | null;
                                tooltip_description?: string | null;
                                template_url?: string | null;
                                is_required: boolean;
                                is_as_of_date_required: boolean;
                                weight: number;
                            }[];
                        };
                        /** @description The year that year-bound documents are counted from, also when nobody has chosen it yet. Without it, or null, the customer cannot change it. */
                        documents_base_year?: number | null;
                        canUpload?: boolean;
                        canDelete?: boolean;
                        canChangeClientVisibility?: boolean;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_feature_not_enabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_validation_failed, err_custom_field_required, err_custom_values_failed, err_loan_amount_not_allowed, err_loan_duration_not_allowed, err_loan_currency_not_allowed, err_company_type_not_allowed, err_company_country_not_allowed, err_purpose_description_missing, err_annual_sales_missing, err_factoring_limit_missing, err_personal_tin_equals_company_tin, err_german_tin_invalid_length, err_german_tin_non_numeric, err_german_tin_leading_zero, err_german_tin_invalid_check_digit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @example Accept-Language */
                "Accept-Language"?: string;
            };
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applicationId": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "application_id": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "shortApplicationId": "7K2M9Q",
                     *       "status": "Open",
                     *       "created": "2026-02-24T08:00:00.000Z",
                     *       "currency": "EUR",
                     *       "allBanksLoanPurpose": "working_capital",
                     *       "loanSize": 250000,
                     *       "factoring_limit": 200000,
                     *       "is_appointment_created": true,
                     *       "loanDuration": 48,
                     *       "display_duration_unit": "months",
                     *       "purposeSelect": "operating_expenses",
                     *       "purposeDescription": "Vorfinanzierung von Stahl und Löhnen für den Hallenbau in Bremerhaven.",
                     *       "companyName": "Metallbau Brandt GmbH",
                     *       "companyType": "GMBH",
                     *       "street": "Überseering",
                     *       "houseNumber": "12a",
                     *       "companyPostCode": "28217",
                     *       "companyLocation": "Bremen",
                     *       "companyCountry": "DE",
                     *       "hrNumber": "HRB 24816",
                     *       "companyFoundationDate": "1999-01-21",
                     *       "taxIdNumber": "60/123/45678",
                     *       "businessPurpose": "Planung, Herstellung und Montage von Stahl- und Metallkonstruktionen.",
                     *       "bankName": "Sparkasse Bremen",
                     *       "iban": "DE89370400440532013000",
                     *       "custom_fields_list": [
                     *         {
                     *           "field_id": "staff_count",
                     *           "field_value": "4"
                     *         }
                     *       ],
                     *       "company_custom_fields": [
                     *         {
                     *           "field_id": "staff_count",
                     *           "field_value": "4"
                     *         }
                     *       ],
                     *       "pricing": {
                     *         "offer_representative_monthly_rate_low": 0.00565,
                     *         "offer_representative_monthly_rate_high": 0.0069,
                     *         "offer_is_range": true,
                     *         "offer_rate_low": 0.0678,
                     *         "offer_rate_high": 0.0828,
                     *         "monthly_payment": 6036.42,
                     *         "total_transaction_fee": 3750,
                     *         "is_final_interest_rate": true,
                     *         "is_final_transaction_fee": true
                     *       },
                     *       "factoring": {
                     *         "annual_sales_previous_year": 3000000,
                     *         "annual_sales_previous_year_abroad": 600000,
                     *         "has_international_customers": true,
                     *         "financials": {
                     *           "company_portfolio": "Großhandel mit Stoffen und Heimtextilien für den Fachhandel im Inland.",
                     *           "annual_sales_previous_year": 3000000,
                     *           "planned_annual_sales_following_year": 3300000,
                     *           "planned_annual_sales_factoring": 1800000
                     *         },
                     *         "invoices": {
                     *           "number_of_outgoing_invoices": 480,
                     *           "invoice_currencies": [
                     *             "EUR"
                     *           ],
                     *           "max_invoice_value_previous_year": 62000,
                     *           "payment_deadline_for_outgoing_invoices": 30
                     *         },
                     *         "risk_protection": {
                     *           "are_receivables_assigned": false,
                     *           "has_commercial_credit_insurance": true,
                     *           "already_has_factoring": false,
                     *           "centralized_settlement_entity": "keine"
                     *         }
                     *       },
                     *       "product": {
                     *         "product_id": "working_capital_loan"
                     *       },
                     *       "allowed_updates": [
                     *         "bankinfo"
                     *       ],
                     *       "requirements": {
                     *         "status_flow": [
                     *           {
                     *             "status_name": "Open"
                     *           }
                     *         ],
                     *         "is_video_id_required": true,
                     *         "is_loan_signature_required": true,
                     *         "is_ubo_signature_required": true,
                     *         "required_other_documents": [
                     *           {
                     *             "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *             "document_type": "bwa_susa",
                     *             "signing_method": "offline"
                     *           }
                     *         ]
                     *       },
                     *       "document_configurations": {
                     *         "document_categories": [
                     *           {
                     *             "document_type": "bwa_susa",
                     *             "name": "BWA mit Summen- und Saldenliste",
                     *             "description": "Nicht älter als drei Monate.",
                     *             "tooltip_description": "Ihre Steuerberatung stellt beide Auswertungen zusammen aus.",
                     *             "template_url": "https://lindhof.example/templates/debt-ledger.pdf",
                     *             "is_required": true,
                     *             "is_as_of_date_required": true,
                     *             "weight": 10
                     *           }
                     *         ]
                     *       },
                     *       "documents_base_year": 2024,
                     *       "canUpload": true,
                     *       "canDelete": true,
                     *       "canChangeClientVisibility": true
                     *     }
                     */
                    "application/json": {
                        applicationId: string;
                        application_id?: string;
                        shortApplicationId: string;
                        /**
                         * @description Compared without regard to case; spaces and hyphens stand for underscores.
                         * @enum {string}
                         */
                        status: "pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active";
                        /** Format: date-time */
                        created: string;
                        /** @enum {string} */
                        currency: "EUR" | "CHF" | "PLN";
                        /** @enum {string} */
                        allBanksLoanPurpose: "working_capital" | "general_liquidity" | "material_financing" | "object_financing" | "project_financing" | "real_estate" | "structured_finance" | "tlb" | "whitelabel_liquidity" | "bike_leasing" | "factoring" | "other" | "devices_and_equipment" | "foundation" | "takeover";
                        loanSize: number | null;
                        factoring_limit?: number | null;
                        is_appointment_created: boolean;
                        loanDuration: number | null;
                        /** @enum {string} */
                        display_duration_unit: "months" | "years";
                        purposeSelect?: ("operating_expenses" | "order_pre_financing" | "inventory_expansion" | "machinery_or_equipment" | "it_and_software" | "business_expansion" | "receivables_bridge_financing" | "debt_restructuring" | "commercial_real_estate" | "bike_leasing" | "other") | null;
                        purposeDescription?: string | null;
                        companyName: string;
                        companyType?: ("GMBH" | "UG" | "GMBH_CO_KG" | "AG" | "KG" | "KGAA" | "OHG" | "GBR" | "GBR/uBAG" | "EK" | "EG" | "PARTG" | "AOR" | "FREIE_BERUFE" | "SELF_EMPLOYED" | "SOLE_PROPRIETORSHIP" | "OTHER" | "CH_AG" | "CH_GMBH" | "CH_SOLE_PROPRIETORSHIP" | "CH_OTHER" | "PL_SP_Z_O_O" | "PL_JOINT_STOCK" | "PL_SIMPLE_JOINT_STOCK" | "PL_LIMITED_PARTNERSHIP" | "PL_LIMITED_JOINT_STOCK" | "PL_REGISTERED_PARTNERSHIP" | "PL_PROFESSIONAL_PARTNERSHIP" | "PL_CIVIL_PARTNERSHIP" | "PL_SOLE_PROPRIETORSHIP" | "PL_OTHER") | null;
                        street?: string | null;
                        houseNumber?: string | null;
                        companyPostCode?: string | null;
                        companyLocation?: string | null;
                        companyCountry?: string | null;
                        hrNumber?: string | null;
                        companyFoundationDate?: string | null;
                        taxIdNumber?: string | null;
                        businessPurpose?: string | null;
                        bankName?: string | null;
                        iban?: string | null;
                        custom_fields_list?: {
                            field_id: string;
                            field_value: string;
                        }[];
                        company_custom_fields?: {
                            field_id: string;
                            field_value: string;
                        }[];
                        pricing: {
                            offer_representative_monthly_rate_low: number;
                            offer_representative_monthly_rate_high: number;
                            offer_is_range: boolean;
                            offer_rate_low: number;
                            offer_rate_high: number;
                            monthly_payment: number;
                            total_transaction_fee: number;
                            is_final_interest_rate: boolean;
                            is_final_transaction_fee: boolean;
                        } | null;
                        factoring?: {
                            annual_sales_previous_year?: number | null;
                            annual_sales_previous_year_abroad?: number | null;
                            has_international_customers?: boolean | null;
                            financials?: ({
                                company_portfolio: string;
                                company_portfolio_abroad?: string | null;
                                annual_sales_previous_year: number;
                                annual_sales_previous_year_abroad?: number | null;
                                planned_annual_sales_following_year: number;
                                planned_annual_sales_following_year_abroad?: number | null;
                                planned_annual_sales_factoring: number;
                                planned_annual_sales_factoring_abroad?: number | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            invoices?: ({
                                number_of_outgoing_invoices: number;
                                number_of_outgoing_invoices_abroad?: number | null;
                                invoice_currencies: ("EUR" | "CHF" | "PLN")[];
                                invoice_currencies_abroad?: ("EUR" | "CHF" | "PLN")[] | null;
                                max_invoice_value_previous_year: number;
                                max_invoice_value_previous_year_abroad?: number | null;
                                payment_deadline_for_outgoing_invoices: number;
                                payment_deadline_for_outgoing_invoices_abroad?: number | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            risk_protection?: ({
                                receivables_default_amount_previous_year?: number | null;
                                receivables_default_amount_previous_year_abroad?: number | null;
                                receivables_default_amount_current_year?: number | null;
                                receivables_default_amount_current_year_abroad?: number | null;
                                are_receivables_assigned: boolean;
                                are_receivables_assigned_comment?: string | null;
                                has_commercial_credit_insurance: boolean;
                                has_commercial_credit_insurance_comment?: string | null;
                                already_has_factoring: boolean;
                                already_has_factoring_comment?: string | null;
                                centralized_settlement_entity: string;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                        } | null;
                        product: {
                            product_id: string;
                        };
                        allowed_updates: ("signatory" | "signatory_other" | "signatory_flags" | "signatory_tin" | "signatory_contact" | "custom_fields" | "bankinfo" | "taxIdNumber")[];
                        requirements: {
                            status_flow: {
                                /**
                                 * @description Compared without regard to case; spaces and hyphens stand for underscores.
                                 * @enum {string}
                                 */
                                status_name: "pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active";
                            }[];
                            is_video_id_required?: boolean;
                            is_loan_signature_required?: boolean;
                            is_ubo_signature_required?: boolean;
                            required_other_documents?: {
                                document_id: string;
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                /** @enum {string} */
                                signing_method: "offline" | "online";
                            }[];
                        };
                        document_configurations?: {
                            document_categories: {
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                name: string;
                                description?: string | null;
                                tooltip_description?: string | null;
                                template_url?: string | null;
                                is_required: boolean;
                                is_as_of_date_required: boolean;
                                weight: number;
                            }[];
                        };
                        /** @description The year that year-bound documents are counted from, also when nobody has chosen it yet. Without it, or null, the customer cannot change it. */
                        documents_base_year?: number | null;
                        canUpload?: boolean;
                        canDelete?: boolean;
                        canChangeClientVisibility?: boolean;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    updateApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "taxIdNumber": "60/123/45678",
                 *       "documents_base_year": 2024
                 *     }
                 */
                "application/json": {
                    taxIdNumber?: string;
                    documents_base_year?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applicationId": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "application_id": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "shortApplicationId": "7K2M9Q",
                     *       "status": "Open",
                     *       "created": "2026-02-24T08:00:00.000Z",
                     *       "currency": "EUR",
                     *       "allBanksLoanPurpose": "working_capital",
                     *       "loanSize": 250000,
                     *       "factoring_limit": 200000,
                     *       "is_appointment_created": true,
                     *       "loanDuration": 48,
                     *       "display_duration_unit": "months",
                     *       "purposeSelect": "operating_expenses",
                     *       "purposeDescription": "Vorfinanzierung von Stahl und Löhnen für den Hallenbau in Bremerhaven.",
                     *       "companyName": "Metallbau Brandt GmbH",
                     *       "companyType": "GMBH",
                     *       "street": "Überseering",
                     *       "houseNumber": "12a",
                     *       "companyPostCode": "28217",
                     *       "companyLocation": "Bremen",
                     *       "companyCountry": "DE",
                     *       "hrNumber": "HRB 24816",
                     *       "companyFoundationDate": "1999-01-21",
                     *       "taxIdNumber": "60/123/45678",
                     *       "businessPurpose": "Planung, Herstellung und Montage von Stahl- und Metallkonstruktionen.",
                     *       "bankName": "Sparkasse Bremen",
                     *       "iban": "DE89370400440532013000",
                     *       "custom_fields_list": [
                     *         {
                     *           "field_id": "staff_count",
                     *           "field_value": "4"
                     *         }
                     *       ],
                     *       "company_custom_fields": [
                     *         {
                     *           "field_id": "staff_count",
                     *           "field_value": "4"
                     *         }
                     *       ],
                     *       "pricing": {
                     *         "offer_representative_monthly_rate_low": 0.00565,
                     *         "offer_representative_monthly_rate_high": 0.0069,
                     *         "offer_is_range": true,
                     *         "offer_rate_low": 0.0678,
                     *         "offer_rate_high": 0.0828,
                     *         "monthly_payment": 6036.42,
                     *         "total_transaction_fee": 3750,
                     *         "is_final_interest_rate": true,
                     *         "is_final_transaction_fee": true
                     *       },
                     *       "factoring": {
                     *         "annual_sales_previous_year": 3000000,
                     *         "annual_sales_previous_year_abroad": 600000,
                     *         "has_international_customers": true,
                     *         "financials": {
                     *           "company_portfolio": "Großhandel mit Stoffen und Heimtextilien für den Fachhandel im Inland.",
                     *           "annual_sales_previous_year": 3000000,
                     *           "planned_annual_sales_following_year": 3300000,
                     *           "planned_annual_sales_factoring": 1800000
                     *         },
                     *         "invoices": {
                     *           "number_of_outgoing_invoices": 480,
                     *           "invoice_currencies": [
                     *             "EUR"
                     *           ],
                     *           "max_invoice_value_previous_year": 62000,
                     *           "payment_deadline_for_outgoing_invoices": 30
                     *         },
                     *         "risk_protection": {
                     *           "are_receivables_assigned": false,
                     *           "has_commercial_credit_insurance": true,
                     *           "already_has_factoring": false,
                     *           "centralized_settlement_entity": "keine"
                     *         }
                     *       },
                     *       "product": {
                     *         "product_id": "working_capital_loan"
                     *       },
                     *       "allowed_updates": [
                     *         "bankinfo"
                     *       ],
                     *       "requirements": {
                     *         "status_flow": [
                     *           {
                     *             "status_name": "Open"
                     *           }
                     *         ],
                     *         "is_video_id_required": true,
                     *         "is_loan_signature_required": true,
                     *         "is_ubo_signature_required": true,
                     *         "required_other_documents": [
                     *           {
                     *             "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *             "document_type": "bwa_susa",
                     *             "signing_method": "offline"
                     *           }
                     *         ]
                     *       },
                     *       "document_configurations": {
                     *         "document_categories": [
                     *           {
                     *             "document_type": "bwa_susa",
                     *             "name": "BWA mit Summen- und Saldenliste",
                     *             "description": "Nicht älter als drei Monate.",
                     *             "tooltip_description": "Ihre Steuerberatung stellt beide Auswertungen zusammen aus.",
                     *             "template_url": "https://lindhof.example/templates/debt-ledger.pdf",
                     *             "is_required": true,
                     *             "is_as_of_date_required": true,
                     *             "weight": 10
                     *           }
                     *         ]
                     *       },
                     *       "documents_base_year": 2024,
                     *       "canUpload": true,
                     *       "canDelete": true,
                     *       "canChangeClientVisibility": true
                     *     }
                     */
                    "application/json": {
                        applicationId: string;
                        application_id?: string;
                        shortApplicationId: string;
                        /**
                         * @description Compared without regard to case; spaces and hyphens stand for underscores.
                         * @enum {string}
                         */
                        status: "pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active";
                        /** Format: date-time */
                        created: string;
                        /** @enum {string} */
                        currency: "EUR" | "CHF" | "PLN";
                        /** @enum {string} */
                        allBanksLoanPurpose: "working_capital" | "general_liquidity" | "material_financing" | "object_financing" | "project_financing" | "real_estate" | "structured_finance" | "tlb" | "whitelabel_liquidity" | "bike_leasing" | "factoring" | "other" | "devices_and_equipment" | "foundation" | "takeover";
                        loanSize: number | null;
                        factoring_limit?: number | null;
                        is_appointment_created: boolean;
                        loanDuration: number | null;
                        /** @enum {string} */
                        display_duration_unit: "months" | "years";
                        purposeSelect?: ("operating_expenses" | "order_pre_financing" | "inventory_expansion" | "machinery_or_equipment" | "it_and_software" | "business_expansion" | "receivables_bridge_financing" | "debt_restructuring" | "commercial_real_estate" | "bike_leasing" | "other") | null;
                        purposeDescription?: string | null;
                        companyName: string;
                        companyType?: ("GMBH" | "UG" | "GMBH_CO_KG" | "AG" | "KG" | "KGAA" | "OHG" | "GBR" | "GBR/uBAG" | "EK" | "EG" | "PARTG" | "AOR" | "FREIE_BERUFE" | "SELF_EMPLOYED" | "SOLE_PROPRIETORSHIP" | "OTHER" | "CH_AG" | "CH_GMBH" | "CH_SOLE_PROPRIETORSHIP" | "CH_OTHER" | "PL_SP_Z_O_O" | "PL_JOINT_STOCK" | "PL_SIMPLE_JOINT_STOCK" | "PL_LIMITED_PARTNERSHIP" | "PL_LIMITED_JOINT_STOCK" | "PL_REGISTERED_PARTNERSHIP" | "PL_PROFESSIONAL_PARTNERSHIP" | "PL_CIVIL_PARTNERSHIP" | "PL_SOLE_PROPRIETORSHIP" | "PL_OTHER") | null;
                        street?: string | null;
                        houseNumber?: string | null;
                        companyPostCode?: string | null;
                        companyLocation?: string | null;
                        companyCountry?: string | null;
                        hrNumber?: string | null;
                        companyFoundationDate?: string | null;
                        taxIdNumber?: string | null;
                        businessPurpose?: string | null;
                        bankName?: string | null;
                        iban?: string | null;
                        custom_fields_list?: {
                            field_id: string;
                            field_value: string;
                        }[];
                        company_custom_fields?: {
                            field_id: string;
                            field_value: string;
                        }[];
                        pricing: {
                            offer_representative_monthly_rate_low: number;
                            offer_representative_monthly_rate_high: number;
                            offer_is_range: boolean;
                            offer_rate_low: number;
                            offer_rate_high: number;
                            monthly_payment: number;
                            total_transaction_fee: number;
                            is_final_interest_rate: boolean;
                            is_final_transaction_fee: boolean;
                        } | null;
                        factoring?: {
                            annual_sales_previous_year?: number | null;
                            annual_sales_previous_year_abroad?: number | null;
                            has_international_customers?: boolean | null;
                            financials?: ({
                                company_portfolio: string;
                                company_portfolio_abroad?: string | null;
                                annual_sales_previous_year: number;
                                annual_sales_previous_year_abroad?: number | null;
                                planned_annual_sales_following_year: number;
                                planned_annual_sales_following_year_abroad?: number | null;
                                planned_annual_sales_factoring: number;
                                planned_annual_sales_factoring_abroad?: number | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            invoices?: ({
                                number_of_outgoing_invoices: number;
                                number_of_outgoing_invoices_abroad?: number | null;
                                invoice_currencies: ("EUR" | "CHF" | "PLN")[];
                                invoice_currencies_abroad?: ("EUR" | "CHF" | "PLN")[] | null;
                                max_invoice_value_previous_year: number;
                                max_invoice_value_previous_year_abroad?: number | null;
                                payment_deadline_for_outgoing_invoices: number;
                                payment_deadline_for_outgoing_invoices_abroad?: number | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            risk_protection?: ({
                                receivables_default_amount_previous_year?: number | null;
                                receivables_default_amount_previous_year_abroad?: number | null;
                                receivables_default_amount_current_year?: number | null;
                                receivables_default_amount_current_year_abroad?: number | null;
                                are_receivables_assigned: boolean;
                                are_receivables_assigned_comment?: string | null;
                                has_commercial_credit_insurance: boolean;
                                has_commercial_credit_insurance_comment?: string | null;
                                already_has_factoring: boolean;
                                already_has_factoring_comment?: string | null;
                                centralized_settlement_entity: string;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                        } | null;
                        product: {
                            product_id: string;
                        };
                        allowed_updates: ("signatory" | "signatory_other" | "signatory_flags" | "signatory_tin" | "signatory_contact" | "custom_fields" | "bankinfo" | "taxIdNumber")[];
                        requirements: {
                            status_flow: {
                                /**
                                 * @description Compared without regard to case; spaces and hyphens stand for underscores.
                                 * @enum {string}
                                 */
                                status_name: "pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active";
                            }[];
                            is_video_id_required?: boolean;
                            is_loan_signature_required?: boolean;
                            is_ubo_signature_required?: boolean;
                            required_other_documents?: {
                                document_id: string;
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                /** @enum {string} */
                                signing_method: "offline" | "online";
                            }[];
                        };
                        document_configurations?: {
                            document_categories: {
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                name: string;
                                description?: string | null;
                                tooltip_description?: string | null;
                                template_url?: string | null;
                                is_required: boolean;
                                is_as_of_date_required: boolean;
                                weight: number;
                            }[];
                        };
                        /** @description The year that year-bound documents are counted from, also when nobody has chosen it yet. Without it, or null, the customer cannot change it. */
                        documents_base_year?: number | null;
                        canUpload?: boolean;
                        canDelete?: boolean;
                        canChangeClientVisibility?: boolean;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_personal_tin_equals_company_tin, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    validateNextStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pending_actions": [
                     *         {
                     *           "action": "bank_information",
                     *           "errors": [
                     *             {
                     *               "code": "err_application_no_iban",
                     *               "field": "iban",
                     *               "values": {
                     *                 "key": true
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next_status": "Submitted"
                     *     }
                     */
                    "application/json": {
                        pending_actions: {
                            /** @enum {string} */
                            action: "email_verification" | "bank_information" | "company_tax_number" | "signatories_specified" | "signatories_minimum_data" | "documents" | "debt_register" | "finance_objects" | "signature" | "factoring_details";
                            errors: {
                                /** @enum {string} */
                                code: "err_payout_checklist_not_done" | "err_four_eyes_checklist_not_done" | "err_eligibility_checklist_not_done" | "err_application_no_bank_name" | "err_application_no_iban" | "err_invalid_iban" | "err_bic_not_found" | "err_application_no_signatories" | "err_application_no_signatory_contract" | "err_application_no_signatory_tax_id" | "err_application_no_loan_contract" | "err_application_insufficient_signatories_signed" | "err_application_signatories_sole_or_atleast_2" | "err_application_signatory_no_ident_url" | "err_application_signatory_ident_not_done" | "err_application_signatory_ident_failed" | "err_application_no_pricing" | "err_application_no_external_pricing" | "err_application_no_transaction_fee_pricing" | "err_application_no_prepayment_rate_pricing" | "err_share_percentage_greater_then_100" | "err_application_company_missing" | "err_application_company_tax_id_missing" | "err_user_is_employee" | "err_status_unexpected" | "err_update_not_allowed" | "err_role_invalid" | "err_scoring_feedback_not_done" | "err_checklist_bad_score" | "err_checklist_not_existing" | "err_checklist_not_done" | "err_checklist_no_feedback" | "err_language_not_set" | "err_kyc_missing_for_owners" | "err_kyc_missing_for_guarantor_signatories" | "err_guarantors_above_50_percent" | "err_pep_check_missing" | "err_signatories_data_incomplete" | "err_required_documents_missing" | "err_legal_signature_not_accepted" | "err_sepa_mandate_not_accepted" | "err_user_not_accepted_terms" | "err_status_change_not_allowed" | "err_scoring_data_missing" | "err_scoring_config_missing" | "err_scoring_feedback_not_created" | "err_scoring_request_not_valid" | "err_scoring_low_mark" | "err_scoring_too_many_red_flags" | "err_scoring_more_than_3_warnings" | "err_credit_score_too_high" | "err_credit_score_too_low" | "err_credit_score_not_allowed" | "err_schufa_score_missing" | "err_schufa_score_below_threshold" | "err_financials_not_existing" | "err_financials_profit_not_allowed" | "err_financials_revenue_not_allowed" | "err_financials_ebitda_not_allowed" | "err_financials_total_assets_not_allowed" | "err_company_hr_number_missing" | "err_company_employee_count_not_allowed" | "err_company_payment_grade_not_allowed" | "err_company_country_not_allowed" | "err_company_type_not_allowed" | "err_company_age_not_allowed" | "err_company_risk_class_not_allowed" | "err_company_pd_score_not_allowed" | "err_company_industry_code_not_allowed" | "err_company_employee_count_not_set" | "err_company_payment_grade_not_set" | "err_company_country_not_set" | "err_company_type_not_set" | "err_company_age_not_set" | "err_company_risk_class_not_set" | "err_company_pd_score_not_set" | "err_company_industry_code_not_set" | "err_net_asset_value_missing" | "err_net_asset_value_below_loan_amount" | "err_loan_amount_not_allowed" | "err_loan_duration_not_allowed" | "err_loan_currency_not_allowed" | "err_loan_balance_not_zero" | "err_loan_origination_fee_not_paid" | "err_loan_paid_off_date_not_set" | "err_loan_default_date_not_set" | "err_loan_default_reason_not_set" | "err_loan_default_amount_invalid" | "err_loan_default_amount_above_outstanding_principal" | "err_loan_status_not_pending" | "err_loan_status_change_not_allowed" | "err_loan_payout_date_change_not_allowed" | "err_payment_currency_differs" | "err_payment_installment_id_differs" | "err_payment_amount_differs" | "err_payment_wrong_status_for_reconciling" | "err_installment_wrong_status_for_applying_payment" | "err_installment_wrong_status_for_requesting_payment" | "err_installment_already_has_transactions" | "err_installment_no_transactions_to_reverse" | "err_grace_period" | "err_repayment_plan_not_generated" | "err_payment_plan_status_not_allowed" | "err_payment_plan_invalid" | "err_payment_provider_unknown" | "err_payment_provider_not_connected" | "err_payment_provider_connection_failed" | "err_payment_provider_confirmation_failed" | "err_loan_upload_forbidden_for_pending" | "err_debt_note_invalid" | "err_debt_note_not_existing" | "err_payout_notice_borrower_not_sent" | "err_payout_notice_partner_not_sent" | "err_payout_notice_merchant_not_sent" | "err_payout_notice_funding_provider_not_sent" | "err_sepa_refund_period_exceeded" | "err_annual_statement_missing" | "err_bank_statement_missing" | "err_bwa_susa_missing" | "err_debt_registry_missing" | "err_guarantor_contract_missing" | "err_statement_of_assets_missing" | "err_pep_check_document_missing" | "err_document_not_required" | "err_as_of_date_required" | "err_documents_date_missing" | "err_document_too_old" | "err_document_type_not_allowed" | "err_document_infected" | "err_document_only_pdf_signable_online" | "err_other_documents_signed_offline" | "err_document_sign_method_not_allowed" | "err_image_name_already_exists" | "err_interest_rate_not_set" | "err_interest_rate_not_positive" | "err_interest_rate_above_allowed" | "err_interest_rate_below_allowed" | "err_minimum_rate_not_set" | "err_minimum_rate_sources_empty" | "err_pricing_change_not_allowed" | "err_pricing_no_scoring_data" | "err_transaction_fee_not_positive" | "err_agio_disagio_conflict" | "err_hedging_fee_not_set" | "err_german_tin_invalid_check_digit" | "err_german_tin_invalid_length" | "err_german_tin_non_numeric" | "err_german_tin_leading_zero" | "err_personal_tin_equals_company_tin" | "err_auth_invalid_credentials" | "err_auth_session_not_found" | "err_auth_session_expired" | "err_auth_mfa_session_expired" | "err_auth_entity_disabled" | "err_auth_entity_deleted" | "err_auth_entity_locked" | "err_email_not_confirmed" | "err_auth_role_not_found" | "err_auth_entity_not_found" | "err_auth_token_used" | "err_auth_token_expired" | "err_auth_token_invalid" | "err_auth_mfa_device_not_registered" | "err_auth_mfa_wrong_code" | "err_auth_mfa_none_configured" | "err_email_already_confirmed" | "err_email_conflict" | "err_auth_mfa_device_already_registered" | "err_bouser_email_exists" | "err_password_too_short" | "err_password_too_long" | "err_password_too_simple" | "err_bouser_provider_problem" | "err_entity_not_found" | "err_locale_not_found" | "err_deal_not_existing" | "err_investment_recommendation_not_existing" | "err_no_permission" | "err_approval_requires_different_user" | "err_feature_not_enabled" | "err_deal_not_enabled" | "err_resource_exists" | "err_deal_application_already_used" | "err_deal_company_already_used" | "err_deal_role_already_used" | "err_contact_person_exists" | "err_duplicate_financial_period" | "err_covenant_type_exists" | "err_debtor_company_exists" | "err_company_already_exists" | "err_finance_objects_limit_reached" | "err_insurance_cover_exists" | "err_api_deprecated" | "err_validation_failed" | "err_language_not_supported" | "err_appointment_before_start_time" | "err_appointment_after_end_time" | "err_appointment_weekday_invalid" | "err_appointment_too_early" | "err_appointment_too_far" | "err_custom_field_required" | "err_custom_values_failed" | "err_deal_products_must_be_equal" | "err_deal_not_approved" | "err_investment_recommendation_not_approved" | "err_annual_sales_missing" | "err_factoring_limit_missing" | "err_factoring_details_not_added" | "err_custom_loan_contract_template_not_approved" | "err_main_contact_not_configured" | "err_notification_not_sent" | "err_notification_misconfigured" | "err_external_action_not_executed" | "err_external_action_misconfigured" | "err_reminder_stopped" | "err_funding_provider_not_selected" | "err_representative_phone_required" | "err_representative_email_required" | "err_representative_birthdate_required" | "err_representative_nationality_required" | "err_pep_approvals_missing" | "err_purpose_description_missing" | "err_partner_id_wrong_for_tenant" | "err_finance_objects_missing" | "err_rule_format_failed" | "err_too_many_requests";
                                field?: string | null;
                                /** @description What goes with the code. With `signatory_id` the step is that representative’s, without it the step of who asks. `document_types` are the types of documents that are meant, `oldest` is the first date that is still accepted, `missing` names the members or sections without a value, with `first_name` and `last_name` of whom they are, `total` is the sum of shares as a decimal. Where they are left out the code says all there is to say. */
                                values?: {
                                    [key: string]: unknown;
                                } | null;
                            }[];
                        }[];
                        next_status: ("pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active") | null;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    changeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "Submitted"
                 *     }
                 */
                "application/json": {
                    status: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applicationId": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "application_id": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "shortApplicationId": "7K2M9Q",
                     *       "status": "Submitted",
                     *       "created": "2026-02-24T08:00:00.000Z",
                     *       "currency": "EUR",
                     *       "allBanksLoanPurpose": "working_capital",
                     *       "loanSize": 250000,
                     *       "factoring_limit": 200000,
                     *       "is_appointment_created": true,
                     *       "loanDuration": 48,
                     *       "display_duration_unit": "months",
                     *       "purposeSelect": "operating_expenses",
                     *       "purposeDescription": "Vorfinanzierung von Stahl und Löhnen für den Hallenbau in Bremerhaven.",
                     *       "companyName": "Metallbau Brandt GmbH",
                     *       "companyType": "GMBH",
                     *       "street": "Überseering",
                     *       "houseNumber": "12a",
                     *       "companyPostCode": "28217",
                     *       "companyLocation": "Bremen",
                     *       "companyCountry": "DE",
                     *       "hrNumber": "HRB 24816",
                     *       "companyFoundationDate": "1999-01-21",
                     *       "taxIdNumber": "60/123/45678",
                     *       "businessPurpose": "Planung, Herstellung und Montage von Stahl- und Metallkonstruktionen.",
                     *       "bankName": "Sparkasse Bremen",
                     *       "iban": "DE89370400440532013000",
                     *       "custom_fields_list": [
                     *         {
                     *           "field_id": "staff_count",
                     *           "field_value": "4"
                     *         }
                     *       ],
                     *       "company_custom_fields": [
                     *         {
                     *           "field_id": "staff_count",
                     *           "field_value": "4"
                     *         }
                     *       ],
                     *       "pricing": {
                     *         "offer_representative_monthly_rate_low": 0.00565,
                     *         "offer_representative_monthly_rate_high": 0.0069,
                     *         "offer_is_range": true,
                     *         "offer_rate_low": 0.0678,
                     *         "offer_rate_high": 0.0828,
                     *         "monthly_payment": 6036.42,
                     *         "total_transaction_fee": 3750,
                     *         "is_final_interest_rate": true,
                     *         "is_final_transaction_fee": true
                     *       },
                     *       "factoring": {
                     *         "annual_sales_previous_year": 3000000,
                     *         "annual_sales_previous_year_abroad": 600000,
                     *         "has_international_customers": true,
                     *         "financials": {
                     *           "company_portfolio": "Großhandel mit Stoffen und Heimtextilien für den Fachhandel im Inland.",
                     *           "annual_sales_previous_year": 3000000,
                     *           "planned_annual_sales_following_year": 3300000,
                     *           "planned_annual_sales_factoring": 1800000
                     *         },
                     *         "invoices": {
                     *           "number_of_outgoing_invoices": 480,
                     *           "invoice_currencies": [
                     *             "EUR"
                     *           ],
                     *           "max_invoice_value_previous_year": 62000,
                     *           "payment_deadline_for_outgoing_invoices": 30
                     *         },
                     *         "risk_protection": {
                     *           "are_receivables_assigned": false,
                     *           "has_commercial_credit_insurance": true,
                     *           "already_has_factoring": false,
                     *           "centralized_settlement_entity": "keine"
                     *         }
                     *       },
                     *       "product": {
                     *         "product_id": "working_capital_loan"
                     *       },
                     *       "allowed_updates": [
                     *         "bankinfo"
                     *       ],
                     *       "requirements": {
                     *         "status_flow": [
                     *           {
                     *             "status_name": "Open"
                     *           }
                     *         ],
                     *         "is_video_id_required": true,
                     *         "is_loan_signature_required": true,
                     *         "is_ubo_signature_required": true,
                     *         "required_other_documents": [
                     *           {
                     *             "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *             "document_type": "bwa_susa",
                     *             "signing_method": "offline"
                     *           }
                     *         ]
                     *       },
                     *       "document_configurations": {
                     *         "document_categories": [
                     *           {
                     *             "document_type": "bwa_susa",
                     *             "name": "BWA mit Summen- und Saldenliste",
                     *             "description": "Nicht älter als drei Monate.",
                     *             "tooltip_description": "Ihre Steuerberatung stellt beide Auswertungen zusammen aus.",
                     *             "template_url": "https://lindhof.example/templates/debt-ledger.pdf",
                     *             "is_required": true,
                     *             "is_as_of_date_required": true,
                     *             "weight": 10
                     *           }
                     *         ]
                     *       },
                     *       "documents_base_year": 2024,
                     *       "canUpload": true,
                     *       "canDelete": true,
                     *       "canChangeClientVisibility": true
                     *     }
                     */
                    "application/json": {
                        applicationId: string;
                        application_id?: string;
                        shortApplicationId: string;
                        /**
                         * @description Compared without regard to case; spaces and hyphens stand for underscores.
                         * @enum {string}
                         */
                        status: "pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active";
                        /** Format: date-time */
                        created: string;
                        /** @enum {string} */
                        currency: "EUR" | "CHF" | "PLN";
                        /** @enum {string} */
                        allBanksLoanPurpose: "working_capital" | "general_liquidity" | "material_financing" | "object_financing" | "project_financing" | "real_estate" | "structured_finance" | "tlb" | "whitelabel_liquidity" | "bike_leasing" | "factoring" | "other" | "devices_and_equipment" | "foundation" | "takeover";
                        loanSize: number | null;
                        factoring_limit?: number | null;
                        is_appointment_created: boolean;
                        loanDuration: number | null;
                        /** @enum {string} */
                        display_duration_unit: "months" | "years";
                        purposeSelect?: ("operating_expenses" | "order_pre_financing" | "inventory_expansion" | "machinery_or_equipment" | "it_and_software" | "business_expansion" | "receivables_bridge_financing" | "debt_restructuring" | "commercial_real_estate" | "bike_leasing" | "other") | null;
                        purposeDescription?: string | null;
                        companyName: string;
                        companyType?: ("GMBH" | "UG" | "GMBH_CO_KG" | "AG" | "KG" | "KGAA" | "OHG" | "GBR" | "GBR/uBAG" | "EK" | "EG" | "PARTG" | "AOR" | "FREIE_BERUFE" | "SELF_EMPLOYED" | "SOLE_PROPRIETORSHIP" | "OTHER" | "CH_AG" | "CH_GMBH" | "CH_SOLE_PROPRIETORSHIP" | "CH_OTHER" | "PL_SP_Z_O_O" | "PL_JOINT_STOCK" | "PL_SIMPLE_JOINT_STOCK" | "PL_LIMITED_PARTNERSHIP" | "PL_LIMITED_JOINT_STOCK" | "PL_REGISTERED_PARTNERSHIP" | "PL_PROFESSIONAL_PARTNERSHIP" | "PL_CIVIL_PARTNERSHIP" | "PL_SOLE_PROPRIETORSHIP" | "PL_OTHER") | null;
                        street?: string | null;
                        houseNumber?: string | null;
                        companyPostCode?: string | null;
                        companyLocation?: string | null;
                        companyCountry?: string | null;
                        hrNumber?: string | null;
                        companyFoundationDate?: string | null;
                        taxIdNumber?: string | null;
                        businessPurpose?: string | null;
                        bankName?: string | null;
                        iban?: string | null;
                        custom_fields_list?: {
                            field_id: string;
                            field_value: string;
                        }[];
                        company_custom_fields?: {
                            field_id: string;
                            field_value: string;
                        }[];
                        pricing: {
                            offer_representative_monthly_rate_low: number;
                            offer_representative_monthly_rate_high: number;
                            offer_is_range: boolean;
                            offer_rate_low: number;
                            offer_rate_high: number;
                            monthly_payment: number;
                            total_transaction_fee: number;
                            is_final_interest_rate: boolean;
                            is_final_transaction_fee: boolean;
                        } | null;
                        factoring?: {
                            annual_sales_previous_year?: number | null;
                            annual_sales_previous_year_abroad?: number | null;
                            has_international_customers?: boolean | null;
                            financials?: ({
                                company_portfolio: string;
                                company_portfolio_abroad?: string | null;
                                annual_sales_previous_year: number;
                                annual_sales_previous_year_abroad?: number | null;
                                planned_annual_sales_following_year: number;
                                planned_annual_sales_following_year_abroad?: number | null;
                                planned_annual_sales_factoring: number;
                                planned_annual_sales_factoring_abroad?: number | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            invoices?: ({
                                number_of_outgoing_invoices: number;
                                number_of_outgoing_invoices_abroad?: number | null;
                                invoice_currencies: ("EUR" | "CHF" | "PLN")[];
                                invoice_currencies_abroad?: ("EUR" | "CHF" | "PLN")[] | null;
                                max_invoice_value_previous_year: number;
                                max_invoice_value_previous_year_abroad?: number | null;
                                payment_deadline_for_outgoing_invoices: number;
                                payment_deadline_for_outgoing_invoices_abroad?: number | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            risk_protection?: ({
                                receivables_default_amount_previous_year?: number | null;
                                receivables_default_amount_previous_year_abroad?: number | null;
                                receivables_default_amount_current_year?: number | null;
                                receivables_default_amount_current_year_abroad?: number | null;
                                are_receivables_assigned: boolean;
                                are_receivables_assigned_comment?: string | null;
                                has_commercial_credit_insurance: boolean;
                                has_commercial_credit_insurance_comment?: string | null;
                                already_has_factoring: boolean;
                                already_has_factoring_comment?: string | null;
                                centralized_settlement_entity: string;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                        } | null;
                        product: {
                            product_id: string;
                        };
                        allowed_updates: ("signatory" | "signatory_other" | "signatory_flags" | "signatory_tin" | "signatory_contact" | "custom_fields" | "bankinfo" | "taxIdNumber")[];
                        requirements: {
                            status_flow: {
                                /**
                                 * @description Compared without regard to case; spaces and hyphens stand for underscores.
                                 * @enum {string}
                                 */
                                status_name: "pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active";
                            }[];
                            is_video_id_required?: boolean;
                            is_loan_signature_required?: boolean;
                            is_ubo_signature_required?: boolean;
                            required_other_documents?: {
                                document_id: string;
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                /** @enum {string} */
                                signing_method: "offline" | "online";
                            }[];
                        };
                        document_configurations?: {
                            document_categories: {
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                name: string;
                                description?: string | null;
                                tooltip_description?: string | null;
                                template_url?: string | null;
                                is_required: boolean;
                                is_as_of_date_required: boolean;
                                weight: number;
                            }[];
                        };
                        /** @description The year that year-bound documents are counted from, also when nobody has chosen it yet. Without it, or null, the customer cannot change it. */
                        documents_base_year?: number | null;
                        canUpload?: boolean;
                        canDelete?: boolean;
                        canChangeClientVisibility?: boolean;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_status_change_not_allowed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_application_no_iban, err_invalid_iban, err_application_no_bank_name, err_application_company_tax_id_missing, err_application_no_signatories, err_application_signatories_sole_or_atleast_2, err_share_percentage_greater_then_100, err_guarantors_above_50_percent, err_signatories_data_incomplete, err_required_documents_missing, err_documents_date_missing, err_as_of_date_required, err_document_too_old, err_debt_registry_missing, err_finance_objects_missing, err_factoring_details_not_added, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    updateBankInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bankName": "Sparkasse Bremen",
                 *       "iban": "DE89370400440532013000"
                 *     }
                 */
                "application/json": {
                    bankName: string;
                    iban: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applicationId": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "application_id": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "shortApplicationId": "7K2M9Q",
                     *       "status": "Open",
                     *       "created": "2026-02-24T08:00:00.000Z",
                     *       "currency": "EUR",
                     *       "allBanksLoanPurpose": "working_capital",
                     *       "loanSize": 250000,
                     *       "factoring_limit": 200000,
                     *       "is_appointment_created": true,
                     *       "loanDuration": 48,
                     *       "display_duration_unit": "months",
                     *       "purposeSelect": "operating_expenses",
                     *       "purposeDescription": "Vorfinanzierung von Stahl und Löhnen für den Hallenbau in Bremerhaven.",
                     *       "companyName": "Metallbau Brandt GmbH",
                     *       "companyType": "GMBH",
                     *       "street": "Überseering",
                     *       "houseNumber": "12a",
                     *       "companyPostCode": "28217",
                     *       "companyLocation": "Bremen",
                     *       "companyCountry": "DE",
                     *       "hrNumber": "HRB 24816",
                     *       "companyFoundationDate": "1999-01-21",
                     *       "taxIdNumber": "60/123/45678",
                     *       "businessPurpose": "Planung, Herstellung und Montage von Stahl- und Metallkonstruktionen.",
                     *       "bankName": "Sparkasse Bremen",
                     *       "iban": "DE89370400440532013000",
                     *       "custom_fields_list": [
                     *         {
                     *           "field_id": "staff_count",
                     *           "field_value": "4"
                     *         }
                     *       ],
                     *       "company_custom_fields": [
                     *         {
                     *           "field_id": "staff_count",
                     *           "field_value": "4"
                     *         }
                     *       ],
                     *       "pricing": {
                     *         "offer_representative_monthly_rate_low": 0.00565,
                     *         "offer_representative_monthly_rate_high": 0.0069,
                     *         "offer_is_range": true,
                     *         "offer_rate_low": 0.0678,
                     *         "offer_rate_high": 0.0828,
                     *         "monthly_payment": 6036.42,
                     *         "total_transaction_fee": 3750,
                     *         "is_final_interest_rate": true,
                     *         "is_final_transaction_fee": true
                     *       },
                     *       "factoring": {
                     *         "annual_sales_previous_year": 3000000,
                     *         "annual_sales_previous_year_abroad": 600000,
                     *         "has_international_customers": true,
                     *         "financials": {
                     *           "company_portfolio": "Großhandel mit Stoffen und Heimtextilien für den Fachhandel im Inland.",
                     *           "annual_sales_previous_year": 3000000,
                     *           "planned_annual_sales_following_year": 3300000,
                     *           "planned_annual_sales_factoring": 1800000
                     *         },
                     *         "invoices": {
                     *           "number_of_outgoing_invoices": 480,
                     *           "invoice_currencies": [
                     *             "EUR"
                     *           ],
                     *           "max_invoice_value_previous_year": 62000,
                     *           "payment_deadline_for_outgoing_invoices": 30
                     *         },
                     *         "risk_protection": {
                     *           "are_receivables_assigned": false,
                     *           "has_commercial_credit_insurance": true,
                     *           "already_has_factoring": false,
                     *           "centralized_settlement_entity": "keine"
                     *         }
                     *       },
                     *       "product": {
                     *         "product_id": "working_capital_loan"
                     *       },
                     *       "allowed_updates": [
                     *         "bankinfo"
                     *       ],
                     *       "requirements": {
                     *         "status_flow": [
                     *           {
                     *             "status_name": "Open"
                     *           }
                     *         ],
                     *         "is_video_id_required": true,
                     *         "is_loan_signature_required": true,
                     *         "is_ubo_signature_required": true,
                     *         "required_other_documents": [
                     *           {
                     *             "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *             "document_type": "bwa_susa",
                     *             "signing_method": "offline"
                     *           }
                     *         ]
                     *       },
                     *       "document_configurations": {
                     *         "document_categories": [
                     *           {
                     *             "document_type": "bwa_susa",
                     *             "name": "BWA mit Summen- und Saldenliste",
                     *             "description": "Nicht älter als drei Monate.",
                     *             "tooltip_description": "Ihre Steuerberatung stellt beide Auswertungen zusammen aus.",
                     *             "template_url": "https://lindhof.example/templates/debt-ledger.pdf",
                     *             "is_required": true,
                     *             "is_as_of_date_required": true,
                     *             "weight": 10
                     *           }
                     *         ]
                     *       },
                     *       "documents_base_year": 2024,
                     *       "canUpload": true,
                     *       "canDelete": true,
                     *       "canChangeClientVisibility": true
                     *     }
                     */
                    "application/json": {
                        applicationId: string;
                        application_id?: string;
                        shortApplicationId: string;
                        /**
                         * @description Compared without regard to case; spaces and hyphens stand for underscores.
                         * @enum {string}
                         */
                        status: "pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active";
                        /** Format: date-time */
                        created: string;
                        /** @enum {string} */
                        currency: "EUR" | "CHF" | "PLN";
                        /** @enum {string} */
                        allBanksLoanPurpose: "working_capital" | "general_liquidity" | "material_financing" | "object_financing" | "project_financing" | "real_estate" | "structured_finance" | "tlb" | "whitelabel_liquidity" | "bike_leasing" | "factoring" | "other" | "devices_and_equipment" | "foundation" | "takeover";
                        loanSize: number | null;
                        factoring_limit?: number | null;
                        is_appointment_created: boolean;
                        loanDuration: number | null;
                        /** @enum {string} */
                        display_duration_unit: "months" | "years";
                        purposeSelect?: ("operating_expenses" | "order_pre_financing" | "inventory_expansion" | "machinery_or_equipment" | "it_and_software" | "business_expansion" | "receivables_bridge_financing" | "debt_restructuring" | "commercial_real_estate" | "bike_leasing" | "other") | null;
                        purposeDescription?: string | null;
                        companyName: string;
                        companyType?: ("GMBH" | "UG" | "GMBH_CO_KG" | "AG" | "KG" | "KGAA" | "OHG" | "GBR" | "GBR/uBAG" | "EK" | "EG" | "PARTG" | "AOR" | "FREIE_BERUFE" | "SELF_EMPLOYED" | "SOLE_PROPRIETORSHIP" | "OTHER" | "CH_AG" | "CH_GMBH" | "CH_SOLE_PROPRIETORSHIP" | "CH_OTHER" | "PL_SP_Z_O_O" | "PL_JOINT_STOCK" | "PL_SIMPLE_JOINT_STOCK" | "PL_LIMITED_PARTNERSHIP" | "PL_LIMITED_JOINT_STOCK" | "PL_REGISTERED_PARTNERSHIP" | "PL_PROFESSIONAL_PARTNERSHIP" | "PL_CIVIL_PARTNERSHIP" | "PL_SOLE_PROPRIETORSHIP" | "PL_OTHER") | null;
                        street?: string | null;
                        houseNumber?: string | null;
                        companyPostCode?: string | null;
                        companyLocation?: string | null;
                        companyCountry?: string | null;
                        hrNumber?: string | null;
                        companyFoundationDate?: string | null;
                        taxIdNumber?: string | null;
                        businessPurpose?: string | null;
                        bankName?: string | null;
                        iban?: string | null;
                        custom_fields_list?: {
                            field_id: string;
                            field_value: string;
                        }[];
                        company_custom_fields?: {
                            field_id: string;
                            field_value: string;
                        }[];
                        pricing: {
                            offer_representative_monthly_rate_low: number;
                            offer_representative_monthly_rate_high: number;
                            offer_is_range: boolean;
                            offer_rate_low: number;
                            offer_rate_high: number;
                            monthly_payment: number;
                            total_transaction_fee: number;
                            is_final_interest_rate: boolean;
                            is_final_transaction_fee: boolean;
                        } | null;
                        factoring?: {
                            annual_sales_previous_year?: number | null;
                            annual_sales_previous_year_abroad?: number | null;
                            has_international_customers?: boolean | null;
                            financials?: ({
                                company_portfolio: string;
                                company_portfolio_abroad?: string | null;
                                annual_sales_previous_year: number;
                                annual_sales_previous_year_abroad?: number | null;
                                planned_annual_sales_following_year: number;
                                planned_annual_sales_following_year_abroad?: number | null;
                                planned_annual_sales_factoring: number;
                                planned_annual_sales_factoring_abroad?: number | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            invoices?: ({
                                number_of_outgoing_invoices: number;
                                number_of_outgoing_invoices_abroad?: number | null;
                                invoice_currencies: ("EUR" | "CHF" | "PLN")[];
                                invoice_currencies_abroad?: ("EUR" | "CHF" | "PLN")[] | null;
                                max_invoice_value_previous_year: number;
                                max_invoice_value_previous_year_abroad?: number | null;
                                payment_deadline_for_outgoing_invoices: number;
                                payment_deadline_for_outgoing_invoices_abroad?: number | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            risk_protection?: ({
                                receivables_default_amount_previous_year?: number | null;
                                receivables_default_amount_previous_year_abroad?: number | null;
                                receivables_default_amount_current_year?: number | null;
                                receivables_default_amount_current_year_abroad?: number | null;
                                are_receivables_assigned: boolean;
                                are_receivables_assigned_comment?: string | null;
                                has_commercial_credit_insurance: boolean;
                                has_commercial_credit_insurance_comment?: string | null;
                                already_has_factoring: boolean;
                                already_has_factoring_comment?: string | null;
                                centralized_settlement_entity: string;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                        } | null;
                        product: {
                            product_id: string;
                        };
                        allowed_updates: ("signatory" | "signatory_other" | "signatory_flags" | "signatory_tin" | "signatory_contact" | "custom_fields" | "bankinfo" | "taxIdNumber")[];
                        requirements: {
                            status_flow: {
                                /**
                                 * @description Compared without regard to case; spaces and hyphens stand for underscores.
                                 * @enum {string}
                                 */
                                status_name: "pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active";
                            }[];
                            is_video_id_required?: boolean;
                            is_loan_signature_required?: boolean;
                            is_ubo_signature_required?: boolean;
                            required_other_documents?: {
                                document_id: string;
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                /** @enum {string} */
                                signing_method: "offline" | "online";
                            }[];
                        };
                        document_configurations?: {
                            document_categories: {
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                name: string;
                                description?: string | null;
                                tooltip_description?: string | null;
                                template_url?: string | null;
                                is_required: boolean;
                                is_as_of_date_required: boolean;
                                weight: number;
                            }[];
                        };
                        /** @description The year that year-bound documents are counted from, also when nobody has chosen it yet. Without it, or null, the customer cannot change it. */
                        documents_base_year?: number | null;
                        canUpload?: boolean;
                        canDelete?: boolean;
                        canChangeClientVisibility?: boolean;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_invalid_iban, err_bic_not_found, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    updateCustomFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "custom_fields": [
                 *         {
                 *           "field_id": "staff_count",
                 *           "field_value": "4"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    custom_fields: {
                        field_id: string;
                        field_value: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applicationId": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "application_id": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "shortApplicationId": "7K2M9Q",
                     *       "status": "Open",
                     *       "created": "2026-02-24T08:00:00.000Z",
                     *       "currency": "EUR",
                     *       "allBanksLoanPurpose": "working_capital",
                     *       "loanSize": 250000,
                     *       "factoring_limit": 200000,
                     *       "is_appointment_created": true,
                     *       "loanDuration": 48,
                     *       "display_duration_unit": "months",
                     *       "purposeSelect": "operating_expenses",
                     *       "purposeDescription": "Vorfinanzierung von Stahl und Löhnen für den Hallenbau in Bremerhaven.",
                     *       "companyName": "Metallbau Brandt GmbH",
                     *       "companyType": "GMBH",
                     *       "street": "Überseering",
                     *       "houseNumber": "12a",
                     *       "companyPostCode": "28217",
                     *       "companyLocation": "Bremen",
                     *       "companyCountry": "DE",
                     *       "hrNumber": "HRB 24816",
                     *       "companyFoundationDate": "1999-01-21",
                     *       "taxIdNumber": "60/123/45678",
                     *       "businessPurpose": "Planung, Herstellung und Montage von Stahl- und Metallkonstruktionen.",
                     *       "bankName": "Sparkasse Bremen",
                     *       "iban": "DE89370400440532013000",
                     *       "custom_fields_list": [
                     *         {
                     *           "field_id": "staff_count",
                     *           "field_value": "4"
                     *         }
                     *       ],
                     *       "company_custom_fields": [
                     *         {
                     *           "field_id": "staff_count",
                     *           "field_value": "4"
                     *         }
                     *       ],
                     *       "pricing": {
                     *         "offer_representative_monthly_rate_low": 0.00565,
                     *         "offer_representative_monthly_rate_high": 0.0069,
                     *         "offer_is_range": true,
                     *         "offer_rate_low": 0.0678,
                     *         "offer_rate_high": 0.0828,
                     *         "monthly_payment": 6036.42,
                     *         "total_transaction_fee": 3750,
                     *         "is_final_interest_rate": true,
                     *         "is_final_transaction_fee": true
                     *       },
                     *       "factoring": {
                     *         "annual_sales_previous_year": 3000000,
                     *         "annual_sales_previous_year_abroad": 600000,
                     *         "has_international_customers": true,
                     *         "financials": {
                     *           "company_portfolio": "Großhandel mit Stoffen und Heimtextilien für den Fachhandel im Inland.",
                     *           "annual_sales_previous_year": 3000000,
                     *           "planned_annual_sales_following_year": 3300000,
                     *           "planned_annual_sales_factoring": 1800000
                     *         },
                     *         "invoices": {
                     *           "number_of_outgoing_invoices": 480,
                     *           "invoice_currencies": [
                     *             "EUR"
                     *           ],
                     *           "max_invoice_value_previous_year": 62000,
                     *           "payment_deadline_for_outgoing_invoices": 30
                     *         },
                     *         "risk_protection": {
                     *           "are_receivables_assigned": false,
                     *           "has_commercial_credit_insurance": true,
                     *           "already_has_factoring": false,
                     *           "centralized_settlement_entity": "keine"
                     *         }
                     *       },
                     *       "product": {
                     *         "product_id": "working_capital_loan"
                     *       },
                     *       "allowed_updates": [
                     *         "bankinfo"
                     *       ],
                     *       "requirements": {
                     *         "status_flow": [
                     *           {
                     *             "status_name": "Open"
                     *           }
                     *         ],
                     *         "is_video_id_required": true,
                     *         "is_loan_signature_required": true,
                     *         "is_ubo_signature_required": true,
                     *         "required_other_documents": [
                     *           {
                     *             "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *             "document_type": "bwa_susa",
                     *             "signing_method": "offline"
                     *           }
                     *         ]
                     *       },
                     *       "document_configurations": {
                     *         "document_categories": [
                     *           {
                     *             "document_type": "bwa_susa",
                     *             "name": "BWA mit Summen- und Saldenliste",
                     *             "description": "Nicht älter als drei Monate.",
                     *             "tooltip_description": "Ihre Steuerberatung stellt beide Auswertungen zusammen aus.",
                     *             "template_url": "https://lindhof.example/templates/debt-ledger.pdf",
                     *             "is_required": true,
                     *             "is_as_of_date_required": true,
                     *             "weight": 10
                     *           }
                     *         ]
                     *       },
                     *       "documents_base_year": 2024,
                     *       "canUpload": true,
                     *       "canDelete": true,
                     *       "canChangeClientVisibility": true
                     *     }
                     */
                    "application/json": {
                        applicationId: string;
                        application_id?: string;
                        shortApplicationId: string;
                        /**
                         * @description Compared without regard to case; spaces and hyphens stand for underscores.
                         * @enum {string}
                         */
                        status: "pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active";
                        /** Format: date-time */
                        created: string;
                        /** @enum {string} */
                        currency: "EUR" | "CHF" | "PLN";
                        /** @enum {string} */
                        allBanksLoanPurpose: "working_capital" | "general_liquidity" | "material_financing" | "object_financing" | "project_financing" | "real_estate" | "structured_finance" | "tlb" | "whitelabel_liquidity" | "bike_leasing" | "factoring" | "other" | "devices_and_equipment" | "foundation" | "takeover";
                        loanSize: number | null;
                        factoring_limit?: number | null;
                        is_appointment_created: boolean;
                        loanDuration: number | null;
                        /** @enum {string} */
                        display_duration_unit: "months" | "years";
                        purposeSelect?: ("operating_expenses" | "order_pre_financing" | "inventory_expansion" | "machinery_or_equipment" | "it_and_software" | "business_expansion" | "receivables_bridge_financing" | "debt_restructuring" | "commercial_real_estate" | "bike_leasing" | "other") | null;
                        purposeDescription?: string | null;
                        companyName: string;
                        companyType?: ("GMBH" | "UG" | "GMBH_CO_KG" | "AG" | "KG" | "KGAA" | "OHG" | "GBR" | "GBR/uBAG" | "EK" | "EG" | "PARTG" | "AOR" | "FREIE_BERUFE" | "SELF_EMPLOYED" | "SOLE_PROPRIETORSHIP" | "OTHER" | "CH_AG" | "CH_GMBH" | "CH_SOLE_PROPRIETORSHIP" | "CH_OTHER" | "PL_SP_Z_O_O" | "PL_JOINT_STOCK" | "PL_SIMPLE_JOINT_STOCK" | "PL_LIMITED_PARTNERSHIP" | "PL_LIMITED_JOINT_STOCK" | "PL_REGISTERED_PARTNERSHIP" | "PL_PROFESSIONAL_PARTNERSHIP" | "PL_CIVIL_PARTNERSHIP" | "PL_SOLE_PROPRIETORSHIP" | "PL_OTHER") | null;
                        street?: string | null;
                        houseNumber?: string | null;
                        companyPostCode?: string | null;
                        companyLocation?: string | null;
                        companyCountry?: string | null;
                        hrNumber?: string | null;
                        companyFoundationDate?: string | null;
                        taxIdNumber?: string | null;
                        businessPurpose?: string | null;
                        bankName?: string | null;
                        iban?: string | null;
                        custom_fields_list?: {
                            field_id: string;
                            field_value: string;
                        }[];
                        company_custom_fields?: {
                            field_id: string;
                            field_value: string;
                        }[];
                        pricing: {
                            offer_representative_monthly_rate_low: number;
                            offer_representative_monthly_rate_high: number;
                            offer_is_range: boolean;
                            offer_rate_low: number;
                            offer_rate_high: number;
                            monthly_payment: number;
                            total_transaction_fee: number;
                            is_final_interest_rate: boolean;
                            is_final_transaction_fee: boolean;
                        } | null;
                        factoring?: {
                            annual_sales_previous_year?: number | null;
                            annual_sales_previous_year_abroad?: number | null;
                            has_international_customers?: boolean | null;
                            financials?: ({
                                company_portfolio: string;
                                company_portfolio_abroad?: string | null;
                                annual_sales_previous_year: number;
                                annual_sales_previous_year_abroad?: number | null;
                                planned_annual_sales_following_year: number;
                                planned_annual_sales_following_year_abroad?: number | null;
                                planned_annual_sales_factoring: number;
                                planned_annual_sales_factoring_abroad?: number | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            invoices?: ({
                                number_of_outgoing_invoices: number;
                                number_of_outgoing_invoices_abroad?: number | null;
                                invoice_currencies: ("EUR" | "CHF" | "PLN")[];
                                invoice_currencies_abroad?: ("EUR" | "CHF" | "PLN")[] | null;
                                max_invoice_value_previous_year: number;
                                max_invoice_value_previous_year_abroad?: number | null;
                                payment_deadline_for_outgoing_invoices: number;
                                payment_deadline_for_outgoing_invoices_abroad?: number | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            risk_protection?: ({
                                receivables_default_amount_previous_year?: number | null;
                                receivables_default_amount_previous_year_abroad?: number | null;
                                receivables_default_amount_current_year?: number | null;
                                receivables_default_amount_current_year_abroad?: number | null;
                                are_receivables_assigned: boolean;
                                are_receivables_assigned_comment?: string | null;
                                has_commercial_credit_insurance: boolean;
                                has_commercial_credit_insurance_comment?: string | null;
                                already_has_factoring: boolean;
                                already_has_factoring_comment?: string | null;
                                centralized_settlement_entity: string;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                        } | null;
                        product: {
                            product_id: string;
                        };
                        allowed_updates: ("signatory" | "signatory_other" | "signatory_flags" | "signatory_tin" | "signatory_contact" | "custom_fields" | "bankinfo" | "taxIdNumber")[];
                        requirements: {
                            status_flow: {
                                /**
                                 * @description Compared without regard to case; spaces and hyphens stand for underscores.
                                 * @enum {string}
                                 */
                                status_name: "pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active";
                            }[];
                            is_video_id_required?: boolean;
                            is_loan_signature_required?: boolean;
                            is_ubo_signature_required?: boolean;
                            required_other_documents?: {
                                document_id: string;
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                /** @enum {string} */
                                signing_method: "offline" | "online";
                            }[];
                        };
                        document_configurations?: {
                            document_categories: {
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                name: string;
                                description?: string | null;
                                tooltip_description?: string | null;
                                template_url?: string | null;
                                is_required: boolean;
                                is_as_of_date_required: boolean;
                                weight: number;
                            }[];
                        };
                        /** @description The year that year-bound documents are counted from, also when nobody has chosen it yet. Without it, or null, the customer cannot change it. */
                        documents_base_year?: number | null;
                        canUpload?: boolean;
                        canDelete?: boolean;
                        canChangeClientVisibility?: boolean;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_custom_field_required, err_custom_values_failed, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    listSignatories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "signatory_id": "8e1f7a63-9b24-4d58-a0c6-3f2b1d4e5c67",
                     *         "application_id": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *         "first_name": "Katrin",
                     *         "last_name": "Brandt",
                     *         "email": "katrin.brandt@metallbau-brandt.example",
                     *         "telephone": "+49 421 5550123",
                     *         "position": "Geschäftsführerin",
                     *         "nationality": "DE",
                     *         "birthdate": "1979-04-23",
                     *         "taxid": "36574261809",
                     *         "street": "Überseering",
                     *         "street_number": "12a",
                     *         "postcode": "28217",
                     *         "location": "Bremen",
                     *         "country": "DE",
                     *         "is_beneficial_owner": true,
                     *         "percentage_owned": 0.6,
                     *         "is_legal_signatory": true,
                     *         "is_contract_signatory": true,
                     *         "is_sole_signatory": true,
                     *         "is_main_contact": true,
                     *         "is_current_actor": true,
                     *         "invite_status": "accepted",
                     *         "credit_score": "212",
                     *         "updated_at": "2026-03-01T09:00:00.000Z",
                     *         "custom_fields_list": [
                     *           {
                     *             "field_id": "staff_count",
                     *             "field_value": "4"
                     *           }
                     *         ],
                     *         "requirements": {
                     *           "kyc_status": {
                     *             "tax_id_specified": {
                     *               "is_required": true,
                     *               "is_completed": false
                     *             }
                     *           },
                     *           "required_other_documents": [
                     *             {
                     *               "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *               "document_type": "bwa_susa",
                     *               "signing_method": "offline",
                     *               "is_signed": true,
                     *               "signed_document_id": "d3e5f7a9-2b4c-4d6e-9f80-ab1c2d3e4f50"
                     *             }
                     *           ],
                     *           "guarantor_contract_url": "https://files.example/documents/9f8e7d6c?permission=read&signature=T1yWm5bZ",
                     *           "signature_provider": "idnow",
                     *           "signature_status": "in_progress",
                     *           "ident_result": null,
                     *           "digital_signature_url": "https://ident.example/start/kQ3vXn8r",
                     *           "signature_completed_at": null
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": {
                        signatory_id: string;
                        application_id: string;
                        first_name: string;
                        last_name: string;
                        email?: string | null;
                        telephone?: string | null;
                        position?: string | null;
                        nationality?: string | null;
                        birthdate?: string | null;
                        taxid?: string | null;
                        street?: string | null;
                        street_number?: string | null;
                        postcode?: string | null;
                        location?: string | null;
                        country?: string | null;
                        is_beneficial_owner: boolean;
                        percentage_owned?: number | null;
                        is_legal_signatory: boolean;
                        is_contract_signatory?: boolean | null;
                        is_sole_signatory?: boolean | null;
                        is_main_contact: boolean;
                        is_current_actor: boolean;
                        /** @enum {string} */
                        invite_status: "not_invited" | "not_accepted" | "expired" | "accepted";
                        credit_score?: string | null;
                        /** Format: date-time */
                        updated_at: string;
                        custom_fields_list: {
                            field_id: string;
                            field_value: string;
                        }[];
                        requirements: {
                            kyc_status: {
                                [key: string]: {
                                    is_required: boolean;
                                    is_completed: boolean;
                                };
                            };
                            required_other_documents: {
                                document_id: string;
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                /** @enum {string} */
                                signing_method: "offline" | "online";
                                is_signed: boolean;
                                signed_document_id?: string | null;
                            }[];
                            guarantor_contract_url?: string | null;
                            signature_provider?: ("idnow" | "swisssign" | "postident" | "manual") | null;
                            /** @enum {string} */
                            signature_status: "not_started" | "in_progress" | "completed" | "under_review" | "canceled" | "failed" | "expired";
                            ident_result?: ("SUCCESS" | "SUCCESS_DATA_CHANGED" | "FRAUD_SUSPICION_CONFIRMED" | "FRAUD_SUSPICION_PENDING" | "REVIEW_PENDING" | "IDENT_EXPIRED" | "ABORTED") | null;
                            digital_signature_url?: string | null;
                            signature_completed_at?: string | null;
                        } | null;
                    }[];
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    addSignatories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "first_name": "Katrin",
                 *           "last_name": "Brandt",
                 *           "email": "katrin.brandt@metallbau-brandt.example",
                 *           "telephone": "+49 421 5550123",
                 *           "position": "Geschäftsführerin",
                 *           "nationality": "DE",
                 *           "birthdate": "1979-04-23",
                 *           "taxid": "36574261809",
                 *           "street": "Überseering",
                 *           "street_number": "12a",
                 *           "postcode": "28217",
                 *           "location": "Bremen",
                 *           "country": "DE",
                 *           "is_beneficial_owner": true,
                 *           "percentage_owned": 0.6,
                 *           "is_legal_signatory": true,
                 *           "is_contract_signatory": true,
                 *           "is_sole_signatory": true,
                 *           "is_main_contact": true,
                 *           "custom_fields_list": [
                 *             {
                 *               "field_id": "staff_count",
                 *               "field_value": "4"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    data: {
                        first_name: string;
                        last_name: string;
                        email?: string | null;
                        telephone?: string | null;
                        position?: string | null;
                        nationality: string;
                        birthdate: string | null;
                        taxid?: string | null;
                        street: string;
                        street_number: string;
                        postcode: string;
                        location: string;
                        country: string;
                        is_beneficial_owner: boolean;
                        percentage_owned?: number | null;
                        is_legal_signatory: boolean;
                        is_contract_signatory?: boolean | null;
                        is_sole_signatory?: boolean | null;
                        is_main_contact?: boolean;
                        custom_fields_list?: {
                            field_id: string;
                            field_value: string;
                        }[];
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "signatory_id": "8e1f7a63-9b24-4d58-a0c6-3f2b1d4e5c67",
                     *         "application_id": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *         "first_name": "Katrin",
                     *         "last_name": "Brandt",
                     *         "email": "katrin.brandt@metallbau-brandt.example",
                     *         "telephone": "+49 421 5550123",
                     *         "position": "Geschäftsführerin",
                     *         "nationality": "DE",
                     *         "birthdate": "1979-04-23",
                     *         "taxid": "36574261809",
                     *         "street": "Überseering",
                     *         "street_number": "12a",
                     *         "postcode": "28217",
                     *         "location": "Bremen",
                     *         "country": "DE",
                     *         "is_beneficial_owner": true,
                     *         "percentage_owned": 0.6,
                     *         "is_legal_signatory": true,
                     *         "is_contract_signatory": true,
                     *         "is_sole_signatory": true,
                     *         "is_main_contact": true,
                     *         "is_current_actor": true,
                     *         "invite_status": "accepted",
                     *         "credit_score": "212",
                     *         "updated_at": "2026-03-01T09:00:00.000Z",
                     *         "custom_fields_list": [
                     *           {
                     *             "field_id": "staff_count",
                     *             "field_value": "4"
                     *           }
                     *         ],
                     *         "requirements": {
                     *           "kyc_status": {
                     *             "tax_id_specified": {
                     *               "is_required": true,
                     *               "is_completed": false
                     *             }
                     *           },
                     *           "required_other_documents": [
                     *             {
                     *               "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *               "document_type": "bwa_susa",
                     *               "signing_method": "offline",
                     *               "is_signed": true,
                     *               "signed_document_id": "d3e5f7a9-2b4c-4d6e-9f80-ab1c2d3e4f50"
                     *             }
                     *           ],
                     *           "guarantor_contract_url": "https://files.example/documents/9f8e7d6c?permission=read&signature=T1yWm5bZ",
                     *           "signature_provider": "idnow",
                     *           "signature_status": "in_progress",
                     *           "ident_result": null,
                     *           "digital_signature_url": "https://ident.example/start/kQ3vXn8r",
                     *           "signature_completed_at": null
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": {
                        signatory_id: string;
                        application_id: string;
                        first_name: string;
                        last_name: string;
                        email?: string | null;
                        telephone?: string | null;
                        position?: string | null;
                        nationality?: string | null;
                        birthdate?: string | null;
                        taxid?: string | null;
                        street?: string | null;
                        street_number?: string | null;
                        postcode?: string | null;
                        location?: string | null;
                        country?: string | null;
                        is_beneficial_owner: boolean;
                        percentage_owned?: number | null;
                        is_legal_signatory: boolean;
                        is_contract_signatory?: boolean | null;
                        is_sole_signatory?: boolean | null;
                        is_main_contact: boolean;
                        is_current_actor: boolean;
                        /** @enum {string} */
                        invite_status: "not_invited" | "not_accepted" | "expired" | "accepted";
                        credit_score?: string | null;
                        /** Format: date-time */
                        updated_at: string;
                        custom_fields_list: {
                            field_id: string;
                            field_value: string;
                        }[];
                        requirements: {
                            kyc_status: {
                                [key: string]: {
                                    is_required: boolean;
                                    is_completed: boolean;
                                };
                            };
                            required_other_documents: {
                                document_id: string;
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                /** @enum {string} */
                                signing_method: "offline" | "online";
                                is_signed: boolean;
                                signed_document_id?: string | null;
                            }[];
                            guarantor_contract_url?: string | null;
                            signature_provider?: ("idnow" | "swisssign" | "postident" | "manual") | null;
                            /** @enum {string} */
                            signature_status: "not_started" | "in_progress" | "completed" | "under_review" | "canceled" | "failed" | "expired";
                            ident_result?: ("SUCCESS" | "SUCCESS_DATA_CHANGED" | "FRAUD_SUSPICION_CONFIRMED" | "FRAUD_SUSPICION_PENDING" | "REVIEW_PENDING" | "IDENT_EXPIRED" | "ABORTED") | null;
                            digital_signature_url?: string | null;
                            signature_completed_at?: string | null;
                        } | null;
                    }[];
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_resource_exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_share_percentage_greater_then_100, err_representative_phone_required, err_representative_email_required, err_representative_birthdate_required, err_representative_nationality_required, err_german_tin_invalid_check_digit, err_german_tin_invalid_length, err_german_tin_non_numeric, err_german_tin_leading_zero, err_personal_tin_equals_company_tin, err_custom_field_required, err_custom_values_failed, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    deleteSignatory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
                /** @example 8e1f7a63-9b24-4d58-a0c6-3f2b1d4e5c67 */
                signatoryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    updateSignatory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
                /** @example 8e1f7a63-9b24-4d58-a0c6-3f2b1d4e5c67 */
                signatoryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Katrin",
                 *       "last_name": "Brandt",
                 *       "email": "katrin.brandt@metallbau-brandt.example",
                 *       "telephone": "+49 421 5550123",
                 *       "position": "Geschäftsführerin",
                 *       "nationality": "DE",
                 *       "birthdate": "1979-04-23",
                 *       "taxid": "36574261809",
                 *       "street": "Überseering",
                 *       "street_number": "12a",
                 *       "postcode": "28217",
                 *       "location": "Bremen",
                 *       "country": "DE",
                 *       "is_beneficial_owner": true,
                 *       "percentage_owned": 0.6,
                 *       "is_legal_signatory": true,
                 *       "is_contract_signatory": true,
                 *       "is_sole_signatory": true,
                 *       "is_main_contact": true,
                 *       "custom_fields_list": [
                 *         {
                 *           "field_id": "staff_count",
                 *           "field_value": "4"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    first_name?: string;
                    last_name?: string;
                    email?: string | null;
                    telephone?: string | null;
                    position?: string | null;
                    nationality?: string;
                    birthdate?: string | null;
                    taxid?: string | null;
                    street?: string;
                    street_number?: string;
                    postcode?: string;
                    location?: string;
                    country?: string;
                    is_beneficial_owner?: boolean;
                    percentage_owned?: number | null;
                    is_legal_signatory?: boolean;
                    is_contract_signatory?: boolean | null;
                    is_sole_signatory?: boolean | null;
                    is_main_contact?: boolean;
                    custom_fields_list?: {
                        field_id: string;
                        field_value: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "signatory_id": "8e1f7a63-9b24-4d58-a0c6-3f2b1d4e5c67",
                     *       "application_id": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "first_name": "Katrin",
                     *       "last_name": "Brandt",
                     *       "email": "katrin.brandt@metallbau-brandt.example",
                     *       "telephone": "+49 421 5550123",
                     *       "position": "Geschäftsführerin",
                     *       "nationality": "DE",
                     *       "birthdate": "1979-04-23",
                     *       "taxid": "36574261809",
                     *       "street": "Überseering",
                     *       "street_number": "12a",
                     *       "postcode": "28217",
                     *       "location": "Bremen",
                     *       "country": "DE",
                     *       "is_beneficial_owner": true,
                     *       "percentage_owned": 0.6,
                     *       "is_legal_signatory": true,
                     *       "is_contract_signatory": true,
                     *       "is_sole_signatory": true,
                     *       "is_main_contact": true,
                     *       "is_current_actor": true,
                     *       "invite_status": "accepted",
                     *       "credit_score": "212",
                     *       "updated_at": "2026-03-01T09:00:00.000Z",
                     *       "custom_fields_list": [
                     *         {
                     *           "field_id": "staff_count",
                     *           "field_value": "4"
                     *         }
                     *       ],
                     *       "requirements": {
                     *         "kyc_status": {
                     *           "tax_id_specified": {
                     *             "is_required": true,
                     *             "is_completed": false
                     *           }
                     *         },
                     *         "required_other_documents": [
                     *           {
                     *             "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *             "document_type": "bwa_susa",
                     *             "signing_method": "offline",
                     *             "is_signed": true,
                     *             "signed_document_id": "d3e5f7a9-2b4c-4d6e-9f80-ab1c2d3e4f50"
                     *           }
                     *         ],
                     *         "guarantor_contract_url": "https://files.example/documents/9f8e7d6c?permission=read&signature=T1yWm5bZ",
                     *         "signature_provider": "idnow",
                     *         "signature_status": "in_progress",
                     *         "ident_result": null,
                     *         "digital_signature_url": "https://ident.example/start/kQ3vXn8r",
                     *         "signature_completed_at": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        signatory_id: string;
                        application_id: string;
                        first_name: string;
                        last_name: string;
                        email?: string | null;
                        telephone?: string | null;
                        position?: string | null;
                        nationality?: string | null;
                        birthdate?: string | null;
                        taxid?: string | null;
                        street?: string | null;
                        street_number?: string | null;
                        postcode?: string | null;
                        location?: string | null;
                        country?: string | null;
                        is_beneficial_owner: boolean;
                        percentage_owned?: number | null;
                        is_legal_signatory: boolean;
                        is_contract_signatory?: boolean | null;
                        is_sole_signatory?: boolean | null;
                        is_main_contact: boolean;
                        is_current_actor: boolean;
                        /** @enum {string} */
                        invite_status: "not_invited" | "not_accepted" | "expired" | "accepted";
                        credit_score?: string | null;
                        /** Format: date-time */
                        updated_at: string;
                        custom_fields_list: {
                            field_id: string;
                            field_value: string;
                        }[];
                        requirements: {
                            kyc_status: {
                                [key: string]: {
                                    is_required: boolean;
                                    is_completed: boolean;
                                };
                            };
                            required_other_documents: {
                                document_id: string;
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                /** @enum {string} */
                                signing_method: "offline" | "online";
                                is_signed: boolean;
                                signed_document_id?: string | null;
                            }[];
                            guarantor_contract_url?: string | null;
                            signature_provider?: ("idnow" | "swisssign" | "postident" | "manual") | null;
                            /** @enum {string} */
                            signature_status: "not_started" | "in_progress" | "completed" | "under_review" | "canceled" | "failed" | "expired";
                            ident_result?: ("SUCCESS" | "SUCCESS_DATA_CHANGED" | "FRAUD_SUSPICION_CONFIRMED" | "FRAUD_SUSPICION_PENDING" | "REVIEW_PENDING" | "IDENT_EXPIRED" | "ABORTED") | null;
                            digital_signature_url?: string | null;
                            signature_completed_at?: string | null;
                        } | null;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_resource_exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_share_percentage_greater_then_100, err_representative_phone_required, err_representative_email_required, err_representative_birthdate_required, err_representative_nationality_required, err_german_tin_invalid_check_digit, err_german_tin_invalid_length, err_german_tin_non_numeric, err_german_tin_leading_zero, err_personal_tin_equals_company_tin, err_custom_field_required, err_custom_values_failed, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    linkSignedDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
                /** @example 8e1f7a63-9b24-4d58-a0c6-3f2b1d4e5c67 */
                signatoryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "unsigned_doc_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                 *       "signed_doc_id": "d3e5f7a9-2b4c-4d6e-9f80-ab1c2d3e4f50"
                 *     }
                 */
                "application/json": {
                    unsigned_doc_id: string;
                    signed_doc_id: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kyc_status": {
                     *         "tax_id_specified": {
                     *           "is_required": true,
                     *           "is_completed": false
                     *         }
                     *       },
                     *       "required_other_documents": [
                     *         {
                     *           "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *           "document_type": "bwa_susa",
                     *           "signing_method": "offline",
                     *           "is_signed": true,
                     *           "signed_document_id": "d3e5f7a9-2b4c-4d6e-9f80-ab1c2d3e4f50"
                     *         }
                     *       ],
                     *       "guarantor_contract_url": "https://files.example/documents/9f8e7d6c?permission=read&signature=T1yWm5bZ",
                     *       "signature_provider": "idnow",
                     *       "signature_status": "in_progress",
                     *       "ident_result": null,
                     *       "digital_signature_url": "https://ident.example/start/kQ3vXn8r",
                     *       "signature_completed_at": null
                     *     }
                     */
                    "application/json": {
                        kyc_status: {
                            [key: string]: {
                                is_required: boolean;
                                is_completed: boolean;
                            };
                        };
                        required_other_documents: {
                            document_id: string;
                            /** @enum {string} */
                            document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                            /** @enum {string} */
                            signing_method: "offline" | "online";
                            is_signed: boolean;
                            signed_document_id?: string | null;
                        }[];
                        guarantor_contract_url?: string | null;
                        signature_provider?: ("idnow" | "swisssign" | "postident" | "manual") | null;
                        /** @enum {string} */
                        signature_status: "not_started" | "in_progress" | "completed" | "under_review" | "canceled" | "failed" | "expired";
                        ident_result?: ("SUCCESS" | "SUCCESS_DATA_CHANGED" | "FRAUD_SUSPICION_CONFIRMED" | "FRAUD_SUSPICION_PENDING" | "REVIEW_PENDING" | "IDENT_EXPIRED" | "ABORTED") | null;
                        digital_signature_url?: string | null;
                        signature_completed_at?: string | null;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_document_not_required, err_document_sign_method_not_allowed, err_document_only_pdf_signable_online, err_other_documents_signed_offline, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getRequirements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
                /** @example 8e1f7a63-9b24-4d58-a0c6-3f2b1d4e5c67 */
                signatoryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kyc_status": {
                     *         "tax_id_specified": {
                     *           "is_required": true,
                     *           "is_completed": false
                     *         }
                     *       },
                     *       "required_other_documents": [
                     *         {
                     *           "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *           "document_type": "bwa_susa",
                     *           "signing_method": "offline",
                     *           "is_signed": true,
                     *           "signed_document_id": "d3e5f7a9-2b4c-4d6e-9f80-ab1c2d3e4f50"
                     *         }
                     *       ],
                     *       "guarantor_contract_url": "https://files.example/documents/9f8e7d6c?permission=read&signature=T1yWm5bZ",
                     *       "signature_provider": "idnow",
                     *       "signature_status": "in_progress",
                     *       "ident_result": null,
                     *       "digital_signature_url": "https://ident.example/start/kQ3vXn8r",
                     *       "signature_completed_at": null
                     *     }
                     */
                    "application/json": {
                        kyc_status: {
                            [key: string]: {
                                is_required: boolean;
                                is_completed: boolean;
                            };
                        };
                        required_other_documents: {
                            document_id: string;
                            /** @enum {string} */
                            document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                            /** @enum {string} */
                            signing_method: "offline" | "online";
                            is_signed: boolean;
                            signed_document_id?: string | null;
                        }[];
                        guarantor_contract_url?: string | null;
                        signature_provider?: ("idnow" | "swisssign" | "postident" | "manual") | null;
                        /** @enum {string} */
                        signature_status: "not_started" | "in_progress" | "completed" | "under_review" | "canceled" | "failed" | "expired";
                        ident_result?: ("SUCCESS" | "SUCCESS_DATA_CHANGED" | "FRAUD_SUSPICION_CONFIRMED" | "FRAUD_SUSPICION_PENDING" | "REVIEW_PENDING" | "IDENT_EXPIRED" | "ABORTED") | null;
                        digital_signature_url?: string | null;
                        signature_completed_at?: string | null;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    acceptRequirements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
                /** @example 8e1f7a63-9b24-4d58-a0c6-3f2b1d4e5c67 */
                signatoryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "signatory_id": "8e1f7a63-9b24-4d58-a0c6-3f2b1d4e5c67",
                 *       "application_id": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                 *       "sepa_mandate_accepted": true,
                 *       "legal_signature_accepted": true
                 *     }
                 */
                "application/json": {
                    signatory_id: string;
                    application_id: string;
                    sepa_mandate_accepted: boolean;
                    legal_signature_accepted: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kyc_status": {
                     *         "tax_id_specified": {
                     *           "is_required": true,
                     *           "is_completed": false
                     *         }
                     *       },
                     *       "required_other_documents": [
                     *         {
                     *           "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *           "document_type": "bwa_susa",
                     *           "signing_method": "offline",
                     *           "is_signed": true,
                     *           "signed_document_id": "d3e5f7a9-2b4c-4d6e-9f80-ab1c2d3e4f50"
                     *         }
                     *       ],
                     *       "guarantor_contract_url": "https://files.example/documents/9f8e7d6c?permission=read&signature=T1yWm5bZ",
                     *       "signature_provider": "idnow",
                     *       "signature_status": "in_progress",
                     *       "ident_result": null,
                     *       "digital_signature_url": "https://ident.example/start/kQ3vXn8r",
                     *       "signature_completed_at": null
                     *     }
                     */
                    "application/json": {
                        kyc_status: {
                            [key: string]: {
                                is_required: boolean;
                                is_completed: boolean;
                            };
                        };
                        required_other_documents: {
                            document_id: string;
                            /** @enum {string} */
                            document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                            /** @enum {string} */
                            signing_method: "offline" | "online";
                            is_signed: boolean;
                            signed_document_id?: string | null;
                        }[];
                        guarantor_contract_url?: string | null;
                        signature_provider?: ("idnow" | "swisssign" | "postident" | "manual") | null;
                        /** @enum {string} */
                        signature_status: "not_started" | "in_progress" | "completed" | "under_review" | "canceled" | "failed" | "expired";
                        ident_result?: ("SUCCESS" | "SUCCESS_DATA_CHANGED" | "FRAUD_SUSPICION_CONFIRMED" | "FRAUD_SUSPICION_PENDING" | "REVIEW_PENDING" | "IDENT_EXPIRED" | "ABORTED") | null;
                        digital_signature_url?: string | null;
                        signature_completed_at?: string | null;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_legal_signature_not_accepted, err_sepa_mandate_not_accepted, err_application_no_signatory_tax_id, err_application_signatory_ident_not_done, err_guarantor_contract_missing, err_required_documents_missing, err_status_unexpected, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    startVideoIdent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
                /** @example 8e1f7a63-9b24-4d58-a0c6-3f2b1d4e5c67 */
                signatoryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kyc_status": {
                     *         "tax_id_specified": {
                     *           "is_required": true,
                     *           "is_completed": false
                     *         }
                     *       },
                     *       "required_other_documents": [
                     *         {
                     *           "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *           "document_type": "bwa_susa",
                     *           "signing_method": "offline",
                     *           "is_signed": true,
                     *           "signed_document_id": "d3e5f7a9-2b4c-4d6e-9f80-ab1c2d3e4f50"
                     *         }
                     *       ],
                     *       "guarantor_contract_url": "https://files.example/documents/9f8e7d6c?permission=read&signature=T1yWm5bZ",
                     *       "signature_provider": "idnow",
                     *       "signature_status": "in_progress",
                     *       "ident_result": null,
                     *       "digital_signature_url": "https://ident.example/start/kQ3vXn8r",
                     *       "signature_completed_at": null
                     *     }
                     */
                    "application/json": {
                        kyc_status: {
                            [key: string]: {
                                is_required: boolean;
                                is_completed: boolean;
                            };
                        };
                        required_other_documents: {
                            document_id: string;
                            /** @enum {string} */
                            document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                            /** @enum {string} */
                            signing_method: "offline" | "online";
                            is_signed: boolean;
                            signed_document_id?: string | null;
                        }[];
                        guarantor_contract_url?: string | null;
                        signature_provider?: ("idnow" | "swisssign" | "postident" | "manual") | null;
                        /** @enum {string} */
                        signature_status: "not_started" | "in_progress" | "completed" | "under_review" | "canceled" | "failed" | "expired";
                        ident_result?: ("SUCCESS" | "SUCCESS_DATA_CHANGED" | "FRAUD_SUSPICION_CONFIRMED" | "FRAUD_SUSPICION_PENDING" | "REVIEW_PENDING" | "IDENT_EXPIRED" | "ABORTED") | null;
                        digital_signature_url?: string | null;
                        signature_completed_at?: string | null;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_status_unexpected, err_application_signatory_no_ident_url, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /** @example bwa_susa */
                document_type?: string;
                /** @example signatory */
                related_entity_kind?: string;
                /** @example 8e1f7a63-9b24-4d58-a0c6-3f2b1d4e5c67 */
                related_entity_id?: string;
                /** @example 999 */
                page_size?: number;
                /** @example 1 */
                page?: number;
            };
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *           "document_name": "BWA und SuSa.pdf",
                     *           "document_type": "bwa_susa",
                     *           "as_of_date": "2026-01-31",
                     *           "related_entity_kind": "signatory",
                     *           "related_entity_id": "8e1f7a63-9b24-4d58-a0c6-3f2b1d4e5c67",
                     *           "entity_kind": "application",
                     *           "entity_id": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *           "is_upload_successful": true,
                     *           "virus_scan_status": "not_infected",
                     *           "is_client_visible": true,
                     *           "size": 184320,
                     *           "content_type": "application/pdf",
                     *           "created": "2026-02-24T08:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        result: {
                            document_id: string;
                            document_name: string;
                            /** @enum {string} */
                            document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                            as_of_date?: string | null;
                            related_entity_kind?: "signatory" | null;
                            related_entity_id?: string | null;
                            /** @enum {string} */
                            entity_kind: "application" | "company" | "global_company" | "loan";
                            entity_id: string;
                            is_upload_successful: boolean | null;
                            /** @enum {string} */
                            virus_scan_status: "not_scanned" | "scanning" | "not_infected" | "infected" | "scan_failed";
                            is_client_visible: boolean;
                            size: number | null;
                            content_type?: string | null;
                            /** Format: date-time */
                            created: string;
                        }[];
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    createDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file_name": "BWA und SuSa.pdf",
                 *       "document_type": "bwa_susa",
                 *       "as_of_date": "2026-01-31",
                 *       "related_entity_kind": "signatory",
                 *       "related_entity_id": "8e1f7a63-9b24-4d58-a0c6-3f2b1d4e5c67"
                 *     }
                 */
                "application/json": {
                    file_name: string;
                    document_type: string;
                    /** Format: date */
                    as_of_date?: string;
                    /** @constant */
                    related_entity_kind?: "signatory";
                    related_entity_id?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *       "upload_url": "https://files.example/documents/c2d4e6f8?permission=write&signature=kQ3vXn8r"
                     *     }
                     */
                    "application/json": {
                        document_id: string;
                        upload_url: string;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_as_of_date_required, err_document_too_old, err_document_type_not_allowed, err_document_not_required, err_document_only_pdf_signable_online, err_image_name_already_exists, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    confirmUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
                /** @example c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_upload_successful": true
                 *     }
                 */
                "application/json": {
                    is_upload_successful: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *       "document_name": "BWA und SuSa.pdf",
                     *       "document_type": "bwa_susa",
                     *       "as_of_date": "2026-01-31",
                     *       "related_entity_kind": "signatory",
                     *       "related_entity_id": "8e1f7a63-9b24-4d58-a0c6-3f2b1d4e5c67",
                     *       "entity_kind": "application",
                     *       "entity_id": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "is_upload_successful": true,
                     *       "virus_scan_status": "not_infected",
                     *       "is_client_visible": true,
                     *       "size": 184320,
                     *       "content_type": "application/pdf",
                     *       "created": "2026-02-24T08:00:00.000Z"
                     *     }
                     */
                    "application/json": {
                        document_id: string;
                        document_name: string;
                        /** @enum {string} */
                        document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                        as_of_date?: string | null;
                        related_entity_kind?: "signatory" | null;
                        related_entity_id?: string | null;
                        /** @enum {string} */
                        entity_kind: "application" | "company" | "global_company" | "loan";
                        entity_id: string;
                        is_upload_successful: boolean | null;
                        /** @enum {string} */
                        virus_scan_status: "not_scanned" | "scanning" | "not_infected" | "infected" | "scan_failed";
                        is_client_visible: boolean;
                        size: number | null;
                        content_type?: string | null;
                        /** Format: date-time */
                        created: string;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_document_infected, err_document_type_not_allowed, err_status_unexpected, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getDownloadUrl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
                /** @example c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "download_url": "https://files.example/documents/c2d4e6f8?permission=read&signature=T1yWm5bZ"
                     *     }
                     */
                    "application/json": {
                        download_url: string;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_document_infected, err_status_unexpected, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getLoanContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "download_url": "https://files.example/documents/c2d4e6f8?permission=read&signature=T1yWm5bZ"
                     *     }
                     */
                    "application/json": {
                        download_url: string;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_application_no_loan_contract, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example applications */
                entities: "applications" | "companies" | "loans";
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                entityId: string;
                /** @example c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_loan_upload_forbidden_for_pending, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    setDocumentVisibility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example applications */
                entities: "applications" | "companies" | "loans";
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                entityId: string;
                /** @example c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_client_visible": true
                 *     }
                 */
                "application/json": {
                    is_client_visible: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *       "document_name": "BWA und SuSa.pdf",
                     *       "document_type": "bwa_susa",
                     *       "as_of_date": "2026-01-31",
                     *       "related_entity_kind": "signatory",
                     *       "related_entity_id": "8e1f7a63-9b24-4d58-a0c6-3f2b1d4e5c67",
                     *       "entity_kind": "application",
                     *       "entity_id": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "is_upload_successful": true,
                     *       "virus_scan_status": "not_infected",
                     *       "is_client_visible": true,
                     *       "size": 184320,
                     *       "content_type": "application/pdf",
                     *       "created": "2026-02-24T08:00:00.000Z"
                     *     }
                     */
                    "application/json": {
                        document_id: string;
                        document_name: string;
                        /** @enum {string} */
                        document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                        as_of_date?: string | null;
                        related_entity_kind?: "signatory" | null;
                        related_entity_id?: string | null;
                        /** @enum {string} */
                        entity_kind: "application" | "company" | "global_company" | "loan";
                        entity_id: string;
                        is_upload_successful: boolean | null;
                        /** @enum {string} */
                        virus_scan_status: "not_scanned" | "scanning" | "not_infected" | "infected" | "scan_failed";
                        is_client_visible: boolean;
                        size: number | null;
                        content_type?: string | null;
                        /** Format: date-time */
                        created: string;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    listFinanceObjects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "manufacturer": "Trumpf",
                     *         "type": "TruBend 5130",
                     *         "built_at": 2023,
                     *         "detail_desc": "Abkantpresse",
                     *         "net_purchase_price": 148500,
                     *         "down_payment": 20000,
                     *         "remaining_value": 15000,
                     *         "object_count": 1,
                     *         "financing_type": "leasing",
                     *         "rental_state": "no",
                     *         "is_fixed_interest": true,
                     *         "expected_delivery_date": "2026-05-15",
                     *         "merchant_name": "Nordmaschinen Handel GmbH",
                     *         "merchant_street": "Industriestraße",
                     *         "merchant_house_num": "40",
                     *         "merchant_postcode": "28199",
                     *         "merchant_city": "Bremen",
                     *         "merchant_country": "DE",
                     *         "merchant_company_id": "HRB 31877",
                     *         "finance_object_id": "e4f6a8b0-3c5d-4e7f-8091-bc2d3e4f5061"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        manufacturer: string;
                        type: string;
                        built_at?: number | null;
                        detail_desc?: string | null;
                        net_purchase_price: number;
                        down_payment: number;
                        remaining_value: number;
                        object_count: number;
                        /** @enum {string} */
                        financing_type: "credit_line" | "financing" | "hire_purchase" | "leasing" | "sale_leaseback" | "other";
                        /** @enum {string} */
                        rental_state: "no" | "internal" | "b2c";
                        is_fixed_interest: boolean;
                        expected_delivery_date?: string | null;
                        merchant_name: string;
                        merchant_street: string;
                        merchant_house_num: string;
                        merchant_postcode: string;
                        merchant_city: string;
                        merchant_country: string;
                        merchant_company_id: string;
                        finance_object_id: string;
                    }[];
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    addFinanceObject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "manufacturer": "Trumpf",
                 *       "type": "TruBend 5130",
                 *       "built_at": 2023,
                 *       "detail_desc": "Abkantpresse",
                 *       "net_purchase_price": 148500,
                 *       "down_payment": 20000,
                 *       "remaining_value": 15000,
                 *       "object_count": 1,
                 *       "financing_type": "leasing",
                 *       "rental_state": "no",
                 *       "is_fixed_interest": true,
                 *       "expected_delivery_date": "2026-05-15",
                 *       "merchant_name": "Nordmaschinen Handel GmbH",
                 *       "merchant_street": "Industriestraße",
                 *       "merchant_house_num": "40",
                 *       "merchant_postcode": "28199",
                 *       "merchant_city": "Bremen",
                 *       "merchant_country": "DE",
                 *       "merchant_company_id": "HRB 31877"
                 *     }
                 */
                "application/json": {
                    manufacturer: string;
                    type: string;
                    built_at?: number | null;
                    detail_desc?: string | null;
                    net_purchase_price: number;
                    down_payment: number;
                    remaining_value: number;
                    object_count: number;
                    /** @enum {string} */
                    financing_type: "credit_line" | "financing" | "hire_purchase" | "leasing" | "sale_leaseback" | "other";
                    /** @enum {string} */
                    rental_state: "no" | "internal" | "b2c";
                    is_fixed_interest: boolean;
                    expected_delivery_date?: string | null;
                    merchant_name: string;
                    merchant_street: string;
                    merchant_house_num: string;
                    merchant_postcode: string;
                    merchant_city: string;
                    merchant_country: string;
                    merchant_company_id: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "manufacturer": "Trumpf",
                     *       "type": "TruBend 5130",
                     *       "built_at": 2023,
                     *       "detail_desc": "Abkantpresse",
                     *       "net_purchase_price": 148500,
                     *       "down_payment": 20000,
                     *       "remaining_value": 15000,
                     *       "object_count": 1,
                     *       "financing_type": "leasing",
                     *       "rental_state": "no",
                     *       "is_fixed_interest": true,
                     *       "expected_delivery_date": "2026-05-15",
                     *       "merchant_name": "Nordmaschinen Handel GmbH",
                     *       "merchant_street": "Industriestraße",
                     *       "merchant_house_num": "40",
                     *       "merchant_postcode": "28199",
                     *       "merchant_city": "Bremen",
                     *       "merchant_country": "DE",
                     *       "merchant_company_id": "HRB 31877",
                     *       "finance_object_id": "e4f6a8b0-3c5d-4e7f-8091-bc2d3e4f5061"
                     *     }
                     */
                    "application/json": {
                        manufacturer: string;
                        type: string;
                        built_at?: number | null;
                        detail_desc?: string | null;
                        net_purchase_price: number;
                        down_payment: number;
                        remaining_value: number;
                        object_count: number;
                        /** @enum {string} */
                        financing_type: "credit_line" | "financing" | "hire_purchase" | "leasing" | "sale_leaseback" | "other";
                        /** @enum {string} */
                        rental_state: "no" | "internal" | "b2c";
                        is_fixed_interest: boolean;
                        expected_delivery_date?: string | null;
                        merchant_name: string;
                        merchant_street: string;
                        merchant_house_num: string;
                        merchant_postcode: string;
                        merchant_city: string;
                        merchant_country: string;
                        merchant_company_id: string;
                        finance_object_id: string;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission, err_feature_not_enabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_finance_objects_limit_reached */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    replaceFinanceObject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
                /** @example e4f6a8b0-3c5d-4e7f-8091-bc2d3e4f5061 */
                objectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "manufacturer": "Trumpf",
                 *       "type": "TruBend 5130",
                 *       "built_at": 2023,
                 *       "detail_desc": "Abkantpresse",
                 *       "net_purchase_price": 148500,
                 *       "down_payment": 20000,
                 *       "remaining_value": 15000,
                 *       "object_count": 1,
                 *       "financing_type": "leasing",
                 *       "rental_state": "no",
                 *       "is_fixed_interest": true,
                 *       "expected_delivery_date": "2026-05-15",
                 *       "merchant_name": "Nordmaschinen Handel GmbH",
                 *       "merchant_street": "Industriestraße",
                 *       "merchant_house_num": "40",
                 *       "merchant_postcode": "28199",
                 *       "merchant_city": "Bremen",
                 *       "merchant_country": "DE",
                 *       "merchant_company_id": "HRB 31877"
                 *     }
                 */
                "application/json": {
                    manufacturer: string;
                    type: string;
                    built_at?: number | null;
                    detail_desc?: string | null;
                    net_purchase_price: number;
                    down_payment: number;
                    remaining_value: number;
                    object_count: number;
                    /** @enum {string} */
                    financing_type: "credit_line" | "financing" | "hire_purchase" | "leasing" | "sale_leaseback" | "other";
                    /** @enum {string} */
                    rental_state: "no" | "internal" | "b2c";
                    is_fixed_interest: boolean;
                    expected_delivery_date?: string | null;
                    merchant_name: string;
                    merchant_street: string;
                    merchant_house_num: string;
                    merchant_postcode: string;
                    merchant_city: string;
                    merchant_country: string;
                    merchant_company_id: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "manufacturer": "Trumpf",
                     *       "type": "TruBend 5130",
                     *       "built_at": 2023,
                     *       "detail_desc": "Abkantpresse",
                     *       "net_purchase_price": 148500,
                     *       "down_payment": 20000,
                     *       "remaining_value": 15000,
                     *       "object_count": 1,
                     *       "financing_type": "leasing",
                     *       "rental_state": "no",
                     *       "is_fixed_interest": true,
                     *       "expected_delivery_date": "2026-05-15",
                     *       "merchant_name": "Nordmaschinen Handel GmbH",
                     *       "merchant_street": "Industriestraße",
                     *       "merchant_house_num": "40",
                     *       "merchant_postcode": "28199",
                     *       "merchant_city": "Bremen",
                     *       "merchant_country": "DE",
                     *       "merchant_company_id": "HRB 31877",
                     *       "finance_object_id": "e4f6a8b0-3c5d-4e7f-8091-bc2d3e4f5061"
                     *     }
                     */
                    "application/json": {
                        manufacturer: string;
                        type: string;
                        built_at?: number | null;
                        detail_desc?: string | null;
                        net_purchase_price: number;
                        down_payment: number;
                        remaining_value: number;
                        object_count: number;
                        /** @enum {string} */
                        financing_type: "credit_line" | "financing" | "hire_purchase" | "leasing" | "sale_leaseback" | "other";
                        /** @enum {string} */
                        rental_state: "no" | "internal" | "b2c";
                        is_fixed_interest: boolean;
                        expected_delivery_date?: string | null;
                        merchant_name: string;
                        merchant_street: string;
                        merchant_house_num: string;
                        merchant_postcode: string;
                        merchant_city: string;
                        merchant_country: string;
                        merchant_company_id: string;
                        finance_object_id: string;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission, err_feature_not_enabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    deleteFinanceObject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
                /** @example e4f6a8b0-3c5d-4e7f-8091-bc2d3e4f5061 */
                objectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission, err_feature_not_enabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    updateFactoringFinancials: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_portfolio": "Großhandel mit Stoffen und Heimtextilien für den Fachhandel im Inland.",
                 *       "company_portfolio_abroad": "Lieferung von Heimtextilien an Handelsketten in Österreich und der Schweiz.",
                 *       "annual_sales_previous_year": 3000000,
                 *       "annual_sales_previous_year_abroad": 600000,
                 *       "planned_annual_sales_following_year": 3300000,
                 *       "planned_annual_sales_following_year_abroad": 1,
                 *       "planned_annual_sales_factoring": 1800000,
                 *       "planned_annual_sales_factoring_abroad": 1
                 *     }
                 */
                "application/json": {
                    company_portfolio: string;
                    company_portfolio_abroad?: string | null;
                    annual_sales_previous_year: number;
                    annual_sales_previous_year_abroad?: number | null;
                    planned_annual_sales_following_year: number;
                    planned_annual_sales_following_year_abroad?: number | null;
                    planned_annual_sales_factoring: number;
                    planned_annual_sales_factoring_abroad?: number | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applicationId": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "application_id": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "shortApplicationId": "7K2M9Q",
                     *       "status": "Open",
                     *       "created": "2026-02-24T08:00:00.000Z",
                     *       "currency": "EUR",
                     *       "allBanksLoanPurpose": "working_capital",
                     *       "loanSize": 250000,
                     *       "factoring_limit": 200000,
                     *       "is_appointment_created": true,
                     *       "loanDuration": 48,
                     *       "display_duration_unit": "months",
                     *       "purposeSelect": "operating_expenses",
                     *       "purposeDescription": "Vorfinanzierung von Stahl und Löhnen für den Hallenbau in Bremerhaven.",
                     *       "companyName": "Metallbau Brandt GmbH",
                     *       "companyType": "GMBH",
                     *       "street": "Überseering",
                     *       "houseNumber": "12a",
                     *       "companyPostCode": "28217",
                     *       "companyLocation": "Bremen",
                     *       "companyCountry": "DE",
                     *       "hrNumber": "HRB 24816",
                     *       "companyFoundationDate": "1999-01-21",
                     *       "taxIdNumber": "60/123/45678",
                     *       "businessPurpose": "Planung, Herstellung und Montage von Stahl- und Metallkonstruktionen.",
                     *       "bankName": "Sparkasse Bremen",
                     *       "iban": "DE89370400440532013000",
                     *       "custom_fields_list": [
                     *         {
                     *           "field_id": "staff_count",
                     *           "field_value": "4"
                     *         }
                     *       ],
                     *       "company_custom_fields": [
                     *         {
                     *           "field_id": "staff_count",
                     *           "field_value": "4"
                     *         }
                     *       ],
                     *       "pricing": {
                     *         "offer_representative_monthly_rate_low": 0.00565,
                     *         "offer_representative_monthly_rate_high": 0.0069,
                     *         "offer_is_range": true,
                     *         "offer_rate_low": 0.0678,
                     *         "offer_rate_high": 0.0828,
                     *         "monthly_payment": 6036.42,
                     *         "total_transaction_fee": 3750,
                     *         "is_final_interest_rate": true,
                     *         "is_final_transaction_fee": true
                     *       },
                     *       "factoring": {
                     *         "annual_sales_previous_year": 3000000,
                     *         "annual_sales_previous_year_abroad": 600000,
                     *         "has_international_customers": true,
                     *         "financials": {
                     *           "company_portfolio": "Großhandel mit Stoffen und Heimtextilien für den Fachhandel im Inland.",
                     *           "annual_sales_previous_year": 3000000,
                     *           "planned_annual_sales_following_year": 3300000,
                     *           "planned_annual_sales_factoring": 1800000
                     *         },
                     *         "invoices": {
                     *           "number_of_outgoing_invoices": 480,
                     *           "invoice_currencies": [
                     *             "EUR"
                     *           ],
                     *           "max_invoice_value_previous_year": 62000,
                     *           "payment_deadline_for_outgoing_invoices": 30
                     *         },
                     *         "risk_protection": {
                     *           "are_receivables_assigned": false,
                     *           "has_commercial_credit_insurance": true,
                     *           "already_has_factoring": false,
                     *           "centralized_settlement_entity": "keine"
                     *         }
                     *       },
                     *       "product": {
                     *         "product_id": "working_capital_loan"
                     *       },
                     *       "allowed_updates": [
                     *         "bankinfo"
                     *       ],
                     *       "requirements": {
                     *         "status_flow": [
                     *           {
                     *             "status_name": "Open"
                     *           }
                     *         ],
                     *         "is_video_id_required": true,
                     *         "is_loan_signature_required": true,
                     *         "is_ubo_signature_required": true,
                     *         "required_other_documents": [
                     *           {
                     *             "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *             "document_type": "bwa_susa",
                     *             "signing_method": "offline"
                     *           }
                     *         ]
                     *       },
                     *       "document_configurations": {
                     *         "document_categories": [
                     *           {
                     *             "document_type": "bwa_susa",
                     *             "name": "BWA mit Summen- und Saldenliste",
                     *             "description": "Nicht älter als drei Monate.",
                     *             "tooltip_description": "Ihre Steuerberatung stellt beide Auswertungen zusammen aus.",
                     *             "template_url": "https://lindhof.example/templates/debt-ledger.pdf",
                     *             "is_required": true,
                     *             "is_as_of_date_required": true,
                     *             "weight": 10
                     *           }
                     *         ]
                     *       },
                     *       "documents_base_year": 2024,
                     *       "canUpload": true,
                     *       "canDelete": true,
                     *       "canChangeClientVisibility": true
                     *     }
                     */
                    "application/json": {
                        applicationId: string;
                        application_id?: string;
                        shortApplicationId: string;
                        /**
                         * @description Compared without regard to case; spaces and hyphens stand for underscores.
                         * @enum {string}
                         */
                        status: "pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active";
                        /** Format: date-time */
                        created: string;
                        /** @enum {string} */
                        currency: "EUR" | "CHF" | "PLN";
                        /** @enum {string} */
                        allBanksLoanPurpose: "working_capital" | "general_liquidity" | "material_financing" | "object_financing" | "project_financing" | "real_estate" | "structured_finance" | "tlb" | "whitelabel_liquidity" | "bike_leasing" | "factoring" | "other" | "devices_and_equipment" | "foundation" | "takeover";
                        loanSize: number | null;
                        factoring_limit?: number | null;
                        is_appointment_created: boolean;
                        loanDuration: number | null;
                        /** @enum {string} */
                        display_duration_unit: "months" | "years";
                        purposeSelect?: ("operating_expenses" | "order_pre_financing" | "inventory_expansion" | "machinery_or_equipment" | "it_and_software" | "business_expansion" | "receivables_bridge_financing" | "debt_restructuring" | "commercial_real_estate" | "bike_leasing" | "other") | null;
                        purposeDescription?: string | null;
                        companyName: string;
                        companyType?: ("GMBH" | "UG" | "GMBH_CO_KG" | "AG" | "KG" | "KGAA" | "OHG" | "GBR" | "GBR/uBAG" | "EK" | "EG" | "PARTG" | "AOR" | "FREIE_BERUFE" | "SELF_EMPLOYED" | "SOLE_PROPRIETORSHIP" | "OTHER" | "CH_AG" | "CH_GMBH" | "CH_SOLE_PROPRIETORSHIP" | "CH_OTHER" | "PL_SP_Z_O_O" | "PL_JOINT_STOCK" | "PL_SIMPLE_JOINT_STOCK" | "PL_LIMITED_PARTNERSHIP" | "PL_LIMITED_JOINT_STOCK" | "PL_REGISTERED_PARTNERSHIP" | "PL_PROFESSIONAL_PARTNERSHIP" | "PL_CIVIL_PARTNERSHIP" | "PL_SOLE_PROPRIETORSHIP" | "PL_OTHER") | null;
                        street?: string | null;
                        houseNumber?: string | null;
                        companyPostCode?: string | null;
                        companyLocation?: string | null;
                        companyCountry?: string | null;
                        hrNumber?: string | null;
                        companyFoundationDate?: string | null;
                        taxIdNumber?: string | null;
                        businessPurpose?: string | null;
                        bankName?: string | null;
                        iban?: string | null;
                        custom_fields_list?: {
                            field_id: string;
                            field_value: string;
                        }[];
                        company_custom_fields?: {
                            field_id: string;
                            field_value: string;
                        }[];
                        pricing: {
                            offer_representative_monthly_rate_low: number;
                            offer_representative_monthly_rate_high: number;
                            offer_is_range: boolean;
                            offer_rate_low: number;
                            offer_rate_high: number;
                            monthly_payment: number;
                            total_transaction_fee: number;
                            is_final_interest_rate: boolean;
                            is_final_transaction_fee: boolean;
                        } | null;
                        factoring?: {
                            annual_sales_previous_year?: number | null;
                            annual_sales_previous_year_abroad?: number | null;
                            has_international_customers?: boolean | null;
                            financials?: ({
                                company_portfolio: string;
                                company_portfolio_abroad?: string | null;
                                annual_sales_previous_year: number;
                                annual_sales_previous_year_abroad?: number | null;
                                planned_annual_sales_following_year: number;
                                planned_annual_sales_following_year_abroad?: number | null;
                                planned_annual_sales_factoring: number;
                                planned_annual_sales_factoring_abroad?: number | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            invoices?: ({
                                number_of_outgoing_invoices: number;
                                number_of_outgoing_invoices_abroad?: number | null;
                                invoice_currencies: ("EUR" | "CHF" | "PLN")[];
                                invoice_currencies_abroad?: ("EUR" | "CHF" | "PLN")[] | null;
                                max_invoice_value_previous_year: number;
                                max_invoice_value_previous_year_abroad?: number | null;
                                payment_deadline_for_outgoing_invoices: number;
                                payment_deadline_for_outgoing_invoices_abroad?: number | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            risk_protection?: ({
                                receivables_default_amount_previous_year?: number | null;
                                receivables_default_amount_previous_year_abroad?: number | null;
                                receivables_default_amount_current_year?: number | null;
                                receivables_default_amount_current_year_abroad?: number | null;
                                are_receivables_assigned: boolean;
                                are_receivables_assigned_comment?: string | null;
                                has_commercial_credit_insurance: boolean;
                                has_commercial_credit_insurance_comment?: string | null;
                                already_has_factoring: boolean;
                                already_has_factoring_comment?: string | null;
                                centralized_settlement_entity: string;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                        } | null;
                        product: {
                            product_id: string;
                        };
                        allowed_updates: ("signatory" | "signatory_other" | "signatory_flags" | "signatory_tin" | "signatory_contact" | "custom_fields" | "bankinfo" | "taxIdNumber")[];
                        requirements: {
                            status_flow: {
                                /**
                                 * @description Compared without regard to case; spaces and hyphens stand for underscores.
                                 * @enum {string}
                                 */
                                status_name: "pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active";
                            }[];
                            is_video_id_required?: boolean;
                            is_loan_signature_required?: boolean;
                            is_ubo_signature_required?: boolean;
                            required_other_documents?: {
                                document_id: string;
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                /** @enum {string} */
                                signing_method: "offline" | "online";
                            }[];
                        };
                        document_configurations?: {
                            document_categories: {
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                name: string;
                                description?: string | null;
                                tooltip_description?: string | null;
                                template_url?: string | null;
                                is_required: boolean;
                                is_as_of_date_required: boolean;
                                weight: number;
                            }[];
                        };
                        /** @description The year that year-bound documents are counted from, also when nobody has chosen it yet. Without it, or null, the customer cannot change it. */
                        documents_base_year?: number | null;
                        canUpload?: boolean;
                        canDelete?: boolean;
                        canChangeClientVisibility?: boolean;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission, err_feature_not_enabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_annual_sales_missing, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    updateFactoringInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number_of_outgoing_invoices": 480,
                 *       "number_of_outgoing_invoices_abroad": 1,
                 *       "invoice_currencies": [
                 *         "EUR"
                 *       ],
                 *       "invoice_currencies_abroad": [
                 *         "CHF"
                 *       ],
                 *       "max_invoice_value_previous_year": 62000,
                 *       "max_invoice_value_previous_year_abroad": 1,
                 *       "payment_deadline_for_outgoing_invoices": 30,
                 *       "payment_deadline_for_outgoing_invoices_abroad": 1
                 *     }
                 */
                "application/json": {
                    number_of_outgoing_invoices: number;
                    number_of_outgoing_invoices_abroad?: number | null;
                    invoice_currencies: ("EUR" | "CHF" | "PLN")[];
                    invoice_currencies_abroad?: ("EUR" | "CHF" | "PLN")[] | null;
                    max_invoice_value_previous_year: number;
                    max_invoice_value_previous_year_abroad?: number | null;
                    payment_deadline_for_outgoing_invoices: number;
                    payment_deadline_for_outgoing_invoices_abroad?: number | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applicationId": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "application_id": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "shortApplicationId": "7K2M9Q",
                     *       "status": "Open",
                     *       "created": "2026-02-24T08:00:00.000Z",
                     *       "currency": "EUR",
                     *       "allBanksLoanPurpose": "working_capital",
                     *       "loanSize": 250000,
                     *       "factoring_limit": 200000,
                     *       "is_appointment_created": true,
                     *       "loanDuration": 48,
                     *       "display_duration_unit": "months",
                     *       "purposeSelect": "operating_expenses",
                     *       "purposeDescription": "Vorfinanzierung von Stahl und Löhnen für den Hallenbau in Bremerhaven.",
                     *       "companyName": "Metallbau Brandt GmbH",
                     *       "companyType": "GMBH",
                     *       "street": "Überseering",
                     *       "houseNumber": "12a",
                     *       "companyPostCode": "28217",
                     *       "companyLocation": "Bremen",
                     *       "companyCountry": "DE",
                     *       "hrNumber": "HRB 24816",
                     *       "companyFoundationDate": "1999-01-21",
                     *       "taxIdNumber": "60/123/45678",
                     *       "businessPurpose": "Planung, Herstellung und Montage von Stahl- und Metallkonstruktionen.",
                     *       "bankName": "Sparkasse Bremen",
                     *       "iban": "DE89370400440532013000",
                     *       "custom_fields_list": [
                     *         {
                     *           "field_id": "staff_count",
                     *           "field_value": "4"
                     *         }
                     *       ],
                     *       "company_custom_fields": [
                     *         {
                     *           "field_id": "staff_count",
                     *           "field_value": "4"
                     *         }
                     *       ],
                     *       "pricing": {
                     *         "offer_representative_monthly_rate_low": 0.00565,
                     *         "offer_representative_monthly_rate_high": 0.0069,
                     *         "offer_is_range": true,
                     *         "offer_rate_low": 0.0678,
                     *         "offer_rate_high": 0.0828,
                     *         "monthly_payment": 6036.42,
                     *         "total_transaction_fee": 3750,
                     *         "is_final_interest_rate": true,
                     *         "is_final_transaction_fee": true
                     *       },
                     *       "factoring": {
                     *         "annual_sales_previous_year": 3000000,
                     *         "annual_sales_previous_year_abroad": 600000,
                     *         "has_international_customers": true,
                     *         "financials": {
                     *           "company_portfolio": "Großhandel mit Stoffen und Heimtextilien für den Fachhandel im Inland.",
                     *           "annual_sales_previous_year": 3000000,
                     *           "planned_annual_sales_following_year": 3300000,
                     *           "planned_annual_sales_factoring": 1800000
                     *         },
                     *         "invoices": {
                     *           "number_of_outgoing_invoices": 480,
                     *           "invoice_currencies": [
                     *             "EUR"
                     *           ],
                     *           "max_invoice_value_previous_year": 62000,
                     *           "payment_deadline_for_outgoing_invoices": 30
                     *         },
                     *         "risk_protection": {
                     *           "are_receivables_assigned": false,
                     *           "has_commercial_credit_insurance": true,
                     *           "already_has_factoring": false,
                     *           "centralized_settlement_entity": "keine"
                     *         }
                     *       },
                     *       "product": {
                     *         "product_id": "working_capital_loan"
                     *       },
                     *       "allowed_updates": [
                     *         "bankinfo"
                     *       ],
                     *       "requirements": {
                     *         "status_flow": [
                     *           {
                     *             "status_name": "Open"
                     *           }
                     *         ],
                     *         "is_video_id_required": true,
                     *         "is_loan_signature_required": true,
                     *         "is_ubo_signature_required": true,
                     *         "required_other_documents": [
                     *           {
                     *             "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *             "document_type": "bwa_susa",
                     *             "signing_method": "offline"
                     *           }
                     *         ]
                     *       },
                     *       "document_configurations": {
                     *         "document_categories": [
                     *           {
                     *             "document_type": "bwa_susa",
                     *             "name": "BWA mit Summen- und Saldenliste",
                     *             "description": "Nicht älter als drei Monate.",
                     *             "tooltip_description": "Ihre Steuerberatung stellt beide Auswertungen zusammen aus.",
                     *             "template_url": "https://lindhof.example/templates/debt-ledger.pdf",
                     *             "is_required": true,
                     *             "is_as_of_date_required": true,
                     *             "weight": 10
                     *           }
                     *         ]
                     *       },
                     *       "documents_base_year": 2024,
                     *       "canUpload": true,
                     *       "canDelete": true,
                     *       "canChangeClientVisibility": true
                     *     }
                     */
                    "application/json": {
                        applicationId: string;
                        application_id?: string;
                        shortApplicationId: string;
                        /**
                         * @description Compared without regard to case; spaces and hyphens stand for underscores.
                         * @enum {string}
                         */
                        status: "pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active";
                        /** Format: date-time */
                        created: string;
                        /** @enum {string} */
                        currency: "EUR" | "CHF" | "PLN";
                        /** @enum {string} */
                        allBanksLoanPurpose: "working_capital" | "general_liquidity" | "material_financing" | "object_financing" | "project_financing" | "real_estate" | "structured_finance" | "tlb" | "whitelabel_liquidity" | "bike_leasing" | "factoring" | "other" | "devices_and_equipment" | "foundation" | "takeover";
                        loanSize: number | null;
                        factoring_limit?: number | null;
                        is_appointment_created: boolean;
                        loanDuration: number | null;
                        /** @enum {string} */
                        display_duration_unit: "months" | "years";
                        purposeSelect?: ("operating_expenses" | "order_pre_financing" | "inventory_expansion" | "machinery_or_equipment" | "it_and_software" | "business_expansion" | "receivables_bridge_financing" | "debt_restructuring" | "commercial_real_estate" | "bike_leasing" | "other") | null;
                        purposeDescription?: string | null;
                        companyName: string;
                        companyType?: ("GMBH" | "UG" | "GMBH_CO_KG" | "AG" | "KG" | "KGAA" | "OHG" | "GBR" | "GBR/uBAG" | "EK" | "EG" | "PARTG" | "AOR" | "FREIE_BERUFE" | "SELF_EMPLOYED" | "SOLE_PROPRIETORSHIP" | "OTHER" | "CH_AG" | "CH_GMBH" | "CH_SOLE_PROPRIETORSHIP" | "CH_OTHER" | "PL_SP_Z_O_O" | "PL_JOINT_STOCK" | "PL_SIMPLE_JOINT_STOCK" | "PL_LIMITED_PARTNERSHIP" | "PL_LIMITED_JOINT_STOCK" | "PL_REGISTERED_PARTNERSHIP" | "PL_PROFESSIONAL_PARTNERSHIP" | "PL_CIVIL_PARTNERSHIP" | "PL_SOLE_PROPRIETORSHIP" | "PL_OTHER") | null;
                        street?: string | null;
                        houseNumber?: string | null;
                        companyPostCode?: string | null;
                        companyLocation?: string | null;
                        companyCountry?: string | null;
                        hrNumber?: string | null;
                        companyFoundationDate?: string | null;
                        taxIdNumber?: string | null;
                        businessPurpose?: string | null;
                        bankName?: string | null;
                        iban?: string | null;
                        custom_fields_list?: {
                            field_id: string;
                            field_value: string;
                        }[];
                        company_custom_fields?: {
                            field_id: string;
                            field_value: string;
                        }[];
                        pricing: {
                            offer_representative_monthly_rate_low: number;
                            offer_representative_monthly_rate_high: number;
                            offer_is_range: boolean;
                            offer_rate_low: number;
                            offer_rate_high: number;
                            monthly_payment: number;
                            total_transaction_fee: number;
                            is_final_interest_rate: boolean;
                            is_final_transaction_fee: boolean;
                        } | null;
                        factoring?: {
                            annual_sales_previous_year?: number | null;
                            annual_sales_previous_year_abroad?: number | null;
                            has_international_customers?: boolean | null;
                            financials?: ({
                                company_portfolio: string;
                                company_portfolio_abroad?: string | null;
                                annual_sales_previous_year: number;
                                annual_sales_previous_year_abroad?: number | null;
                                planned_annual_sales_following_year: number;
                                planned_annual_sales_following_year_abroad?: number | null;
                                planned_annual_sales_factoring: number;
                                planned_annual_sales_factoring_abroad?: number | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            invoices?: ({
                                number_of_outgoing_invoices: number;
                                number_of_outgoing_invoices_abroad?: number | null;
                                invoice_currencies: ("EUR" | "CHF" | "PLN")[];
                                invoice_currencies_abroad?: ("EUR" | "CHF" | "PLN")[] | null;
                                max_invoice_value_previous_year: number;
                                max_invoice_value_previous_year_abroad?: number | null;
                                payment_deadline_for_outgoing_invoices: number;
                                payment_deadline_for_outgoing_invoices_abroad?: number | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            risk_protection?: ({
                                receivables_default_amount_previous_year?: number | null;
                                receivables_default_amount_previous_year_abroad?: number | null;
                                receivables_default_amount_current_year?: number | null;
                                receivables_default_amount_current_year_abroad?: number | null;
                                are_receivables_assigned: boolean;
                                are_receivables_assigned_comment?: string | null;
                                has_commercial_credit_insurance: boolean;
                                has_commercial_credit_insurance_comment?: string | null;
                                already_has_factoring: boolean;
                                already_has_factoring_comment?: string | null;
                                centralized_settlement_entity: string;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                        } | null;
                        product: {
                            product_id: string;
                        };
                        allowed_updates: ("signatory" | "signatory_other" | "signatory_flags" | "signatory_tin" | "signatory_contact" | "custom_fields" | "bankinfo" | "taxIdNumber")[];
                        requirements: {
                            status_flow: {
                                /**
                                 * @description Compared without regard to case; spaces and hyphens stand for underscores.
                                 * @enum {string}
                                 */
                                status_name: "pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active";
                            }[];
                            is_video_id_required?: boolean;
                            is_loan_signature_required?: boolean;
                            is_ubo_signature_required?: boolean;
                            required_other_documents?: {
                                document_id: string;
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                /** @enum {string} */
                                signing_method: "offline" | "online";
                            }[];
                        };
                        document_configurations?: {
                            document_categories: {
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                name: string;
                                description?: string | null;
                                tooltip_description?: string | null;
                                template_url?: string | null;
                                is_required: boolean;
                                is_as_of_date_required: boolean;
                                weight: number;
                            }[];
                        };
                        /** @description The year that year-bound documents are counted from, also when nobody has chosen it yet. Without it, or null, the customer cannot change it. */
                        documents_base_year?: number | null;
                        canUpload?: boolean;
                        canDelete?: boolean;
                        canChangeClientVisibility?: boolean;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission, err_feature_not_enabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    updateFactoringRisk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "receivables_default_amount_previous_year": 12000,
                 *       "receivables_default_amount_previous_year_abroad": 1,
                 *       "receivables_default_amount_current_year": 0,
                 *       "receivables_default_amount_current_year_abroad": 1,
                 *       "are_receivables_assigned": true,
                 *       "are_receivables_assigned_comment": "Sicherungsabtretung an die Hausbank",
                 *       "has_commercial_credit_insurance": true,
                 *       "has_commercial_credit_insurance_comment": "Mantelvertrag seit 2021",
                 *       "already_has_factoring": true,
                 *       "already_has_factoring_comment": "Vertrag läuft im Juni aus",
                 *       "centralized_settlement_entity": "keine"
                 *     }
                 */
                "application/json": {
                    receivables_default_amount_previous_year?: number | null;
                    receivables_default_amount_previous_year_abroad?: number | null;
                    receivables_default_amount_current_year?: number | null;
                    receivables_default_amount_current_year_abroad?: number | null;
                    are_receivables_assigned: boolean;
                    are_receivables_assigned_comment?: string | null;
                    has_commercial_credit_insurance: boolean;
                    has_commercial_credit_insurance_comment?: string | null;
                    already_has_factoring: boolean;
                    already_has_factoring_comment?: string | null;
                    centralized_settlement_entity: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applicationId": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "application_id": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *       "shortApplicationId": "7K2M9Q",
                     *       "status": "Open",
                     *       "created": "2026-02-24T08:00:00.000Z",
                     *       "currency": "EUR",
                     *       "allBanksLoanPurpose": "working_capital",
                     *       "loanSize": 250000,
                     *       "factoring_limit": 200000,
                     *       "is_appointment_created": true,
                     *       "loanDuration": 48,
                     *       "display_duration_unit": "months",
                     *       "purposeSelect": "operating_expenses",
                     *       "purposeDescription": "Vorfinanzierung von Stahl und Löhnen für den Hallenbau in Bremerhaven.",
                     *       "companyName": "Metallbau Brandt GmbH",
                     *       "companyType": "GMBH",
                     *       "street": "Überseering",
                     *       "houseNumber": "12a",
                     *       "companyPostCode": "28217",
                     *       "companyLocation": "Bremen",
                     *       "companyCountry": "DE",
                     *       "hrNumber": "HRB 24816",
                     *       "companyFoundationDate": "1999-01-21",
                     *       "taxIdNumber": "60/123/45678",
                     *       "businessPurpose": "Planung, Herstellung und Montage von Stahl- und Metallkonstruktionen.",
                     *       "bankName": "Sparkasse Bremen",
                     *       "iban": "DE89370400440532013000",
                     *       "custom_fields_list": [
                     *         {
                     *           "field_id": "staff_count",
                     *           "field_value": "4"
                     *         }
                     *       ],
                     *       "company_custom_fields": [
                     *         {
                     *           "field_id": "staff_count",
                     *           "field_value": "4"
                     *         }
                     *       ],
                     *       "pricing": {
                     *         "offer_representative_monthly_rate_low": 0.00565,
                     *         "offer_representative_monthly_rate_high": 0.0069,
                     *         "offer_is_range": true,
                     *         "offer_rate_low": 0.0678,
                     *         "offer_rate_high": 0.0828,
                     *         "monthly_payment": 6036.42,
                     *         "total_transaction_fee": 3750,
                     *         "is_final_interest_rate": true,
                     *         "is_final_transaction_fee": true
                     *       },
                     *       "factoring": {
                     *         "annual_sales_previous_year": 3000000,
                     *         "annual_sales_previous_year_abroad": 600000,
                     *         "has_international_customers": true,
                     *         "financials": {
                     *           "company_portfolio": "Großhandel mit Stoffen und Heimtextilien für den Fachhandel im Inland.",
                     *           "annual_sales_previous_year": 3000000,
                     *           "planned_annual_sales_following_year": 3300000,
                     *           "planned_annual_sales_factoring": 1800000
                     *         },
                     *         "invoices": {
                     *           "number_of_outgoing_invoices": 480,
                     *           "invoice_currencies": [
                     *             "EUR"
                     *           ],
                     *           "max_invoice_value_previous_year": 62000,
                     *           "payment_deadline_for_outgoing_invoices": 30
                     *         },
                     *         "risk_protection": {
                     *           "are_receivables_assigned": false,
                     *           "has_commercial_credit_insurance": true,
                     *           "already_has_factoring": false,
                     *           "centralized_settlement_entity": "keine"
                     *         }
                     *       },
                     *       "product": {
                     *         "product_id": "working_capital_loan"
                     *       },
                     *       "allowed_updates": [
                     *         "bankinfo"
                     *       ],
                     *       "requirements": {
                     *         "status_flow": [
                     *           {
                     *             "status_name": "Open"
                     *           }
                     *         ],
                     *         "is_video_id_required": true,
                     *         "is_loan_signature_required": true,
                     *         "is_ubo_signature_required": true,
                     *         "required_other_documents": [
                     *           {
                     *             "document_id": "c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f",
                     *             "document_type": "bwa_susa",
                     *             "signing_method": "offline"
                     *           }
                     *         ]
                     *       },
                     *       "document_configurations": {
                     *         "document_categories": [
                     *           {
                     *             "document_type": "bwa_susa",
                     *             "name": "BWA mit Summen- und Saldenliste",
                     *             "description": "Nicht älter als drei Monate.",
                     *             "tooltip_description": "Ihre Steuerberatung stellt beide Auswertungen zusammen aus.",
                     *             "template_url": "https://lindhof.example/templates/debt-ledger.pdf",
                     *             "is_required": true,
                     *             "is_as_of_date_required": true,
                     *             "weight": 10
                     *           }
                     *         ]
                     *       },
                     *       "documents_base_year": 2024,
                     *       "canUpload": true,
                     *       "canDelete": true,
                     *       "canChangeClientVisibility": true
                     *     }
                     */
                    "application/json": {
                        applicationId: string;
                        application_id?: string;
                        shortApplicationId: string;
                        /**
                         * @description Compared without regard to case; spaces and hyphens stand for underscores.
                         * @enum {string}
                         */
                        status: "pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active";
                        /** Format: date-time */
                        created: string;
                        /** @enum {string} */
                        currency: "EUR" | "CHF" | "PLN";
                        /** @enum {string} */
                        allBanksLoanPurpose: "working_capital" | "general_liquidity" | "material_financing" | "object_financing" | "project_financing" | "real_estate" | "structured_finance" | "tlb" | "whitelabel_liquidity" | "bike_leasing" | "factoring" | "other" | "devices_and_equipment" | "foundation" | "takeover";
                        loanSize: number | null;
                        factoring_limit?: number | null;
                        is_appointment_created: boolean;
                        loanDuration: number | null;
                        /** @enum {string} */
                        display_duration_unit: "months" | "years";
                        purposeSelect?: ("operating_expenses" | "order_pre_financing" | "inventory_expansion" | "machinery_or_equipment" | "it_and_software" | "business_expansion" | "receivables_bridge_financing" | "debt_restructuring" | "commercial_real_estate" | "bike_leasing" | "other") | null;
                        purposeDescription?: string | null;
                        companyName: string;
                        companyType?: ("GMBH" | "UG" | "GMBH_CO_KG" | "AG" | "KG" | "KGAA" | "OHG" | "GBR" | "GBR/uBAG" | "EK" | "EG" | "PARTG" | "AOR" | "FREIE_BERUFE" | "SELF_EMPLOYED" | "SOLE_PROPRIETORSHIP" | "OTHER" | "CH_AG" | "CH_GMBH" | "CH_SOLE_PROPRIETORSHIP" | "CH_OTHER" | "PL_SP_Z_O_O" | "PL_JOINT_STOCK" | "PL_SIMPLE_JOINT_STOCK" | "PL_LIMITED_PARTNERSHIP" | "PL_LIMITED_JOINT_STOCK" | "PL_REGISTERED_PARTNERSHIP" | "PL_PROFESSIONAL_PARTNERSHIP" | "PL_CIVIL_PARTNERSHIP" | "PL_SOLE_PROPRIETORSHIP" | "PL_OTHER") | null;
                        street?: string | null;
                        houseNumber?: string | null;
                        companyPostCode?: string | null;
                        companyLocation?: string | null;
                        companyCountry?: string | null;
                        hrNumber?: string | null;
                        companyFoundationDate?: string | null;
                        taxIdNumber?: string | null;
                        businessPurpose?: string | null;
                        bankName?: string | null;
                        iban?: string | null;
                        custom_fields_list?: {
                            field_id: string;
                            field_value: string;
                        }[];
                        company_custom_fields?: {
                            field_id: string;
                            field_value: string;
                        }[];
                        pricing: {
                            offer_representative_monthly_rate_low: number;
                            offer_representative_monthly_rate_high: number;
                            offer_is_range: boolean;
                            offer_rate_low: number;
                            offer_rate_high: number;
                            monthly_payment: number;
                            total_transaction_fee: number;
                            is_final_interest_rate: boolean;
                            is_final_transaction_fee: boolean;
                        } | null;
                        factoring?: {
                            annual_sales_previous_year?: number | null;
                            annual_sales_previous_year_abroad?: number | null;
                            has_international_customers?: boolean | null;
                            financials?: ({
                                company_portfolio: string;
                                company_portfolio_abroad?: string | null;
                                annual_sales_previous_year: number;
                                annual_sales_previous_year_abroad?: number | null;
                                planned_annual_sales_following_year: number;
                                planned_annual_sales_following_year_abroad?: number | null;
                                planned_annual_sales_factoring: number;
                                planned_annual_sales_factoring_abroad?: number | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            invoices?: ({
                                number_of_outgoing_invoices: number;
                                number_of_outgoing_invoices_abroad?: number | null;
                                invoice_currencies: ("EUR" | "CHF" | "PLN")[];
                                invoice_currencies_abroad?: ("EUR" | "CHF" | "PLN")[] | null;
                                max_invoice_value_previous_year: number;
                                max_invoice_value_previous_year_abroad?: number | null;
                                payment_deadline_for_outgoing_invoices: number;
                                payment_deadline_for_outgoing_invoices_abroad?: number | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            risk_protection?: ({
                                receivables_default_amount_previous_year?: number | null;
                                receivables_default_amount_previous_year_abroad?: number | null;
                                receivables_default_amount_current_year?: number | null;
                                receivables_default_amount_current_year_abroad?: number | null;
                                are_receivables_assigned: boolean;
                                are_receivables_assigned_comment?: string | null;
                                has_commercial_credit_insurance: boolean;
                                has_commercial_credit_insurance_comment?: string | null;
                                already_has_factoring: boolean;
                                already_has_factoring_comment?: string | null;
                                centralized_settlement_entity: string;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                        } | null;
                        product: {
                            product_id: string;
                        };
                        allowed_updates: ("signatory" | "signatory_other" | "signatory_flags" | "signatory_tin" | "signatory_contact" | "custom_fields" | "bankinfo" | "taxIdNumber")[];
                        requirements: {
                            status_flow: {
                                /**
                                 * @description Compared without regard to case; spaces and hyphens stand for underscores.
                                 * @enum {string}
                                 */
                                status_name: "pre_check" | "Open" | "Signature" | "Internal_Review" | "internal_pricing" | "external_pricing" | "Final_Offer" | "Reopened" | "Pricing" | "Submitted" | "Awaiting_Payout" | "Final_Review" | "Approved" | "Rejected" | "Paid_Out" | "Bank_Open" | "bank_submitted" | "offer_available" | "offer_accepted" | "sales_pre_check_backlog" | "sales_pre_check_qualitative" | "sales_pre_check_financials" | "internal_review_backlog" | "internal_review_analysis" | "internal_review_approval" | "ubo_check" | "screening_backlog" | "screening" | "final_sales_check" | "gifts_entry" | "limit_active";
                            }[];
                            is_video_id_required?: boolean;
                            is_loan_signature_required?: boolean;
                            is_ubo_signature_required?: boolean;
                            required_other_documents?: {
                                document_id: string;
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                /** @enum {string} */
                                signing_method: "offline" | "online";
                            }[];
                        };
                        document_configurations?: {
                            document_categories: {
                                /** @enum {string} */
                                document_type: "annual_statement" | "annual_statement_2020" | "annual_statement_2021" | "annual_statement_2022" | "annual_statement_2023" | "annual_statement_2024" | "income_expense_statement_2022" | "income_expense_statement_2023" | "income_expense_statement_2024" | "bwa" | "susa" | "bwa_susa" | "debt_ledger" | "bank_statement" | "interim_statement" | "business_plan" | "draft_takeover_or_cooperation_agreement" | "investment_and_cost_plan" | "invoice_samples" | "licence_to_practise" | "specialist_certification" | "signed_cv" | "tax_assessment_notice" | "debtor_list" | "open_receivables_and_payables" | "brokerage_contract" | "monthly_service_fee_contract" | "gdpr_consent" | "gtc_document" | "offer_file" | "supplier_invoice" | "statement_of_assets" | "guarantor_contract" | "signed_guarantor_contract" | "pep_check" | "debt_registry" | "other";
                                name: string;
                                description?: string | null;
                                tooltip_description?: string | null;
                                template_url?: string | null;
                                is_required: boolean;
                                is_as_of_date_required: boolean;
                                weight: number;
                            }[];
                        };
                        /** @description The year that year-bound documents are counted from, also when nobody has chosen it yet. Without it, or null, the customer cannot change it. */
                        documents_base_year?: number | null;
                        canUpload?: boolean;
                        canDelete?: boolean;
                        canChangeClientVisibility?: boolean;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission, err_feature_not_enabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    listDebtors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "debitor_id": "f5a7b9c1-4d6e-4f80-91a2-cd3e4f506172",
                     *         "company": {
                     *           "company_id": "a6b8c0d2-5e7f-4091-82b3-de4f50617283",
                     *           "company_name": "Metallbau Brandt GmbH",
                     *           "company_country": "DE"
                     *         },
                     *         "annual_sales_previous_year": 3000000,
                     *         "currency": "EUR",
                     *         "insurance_cover": {
                     *           "cover_status": "Cover",
                     *           "cover_amount": 150000,
                     *           "cover_currency": "EUR",
                     *           "provider_data": {
                     *             "key": true
                     *           }
                     *         },
                     *         "external_provider_company": {
                     *           "external_provider_company_id": "DE-4711204",
                     *           "external_provider_name": "allianz_trade"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": {
                        debitor_id: string;
                        company: {
                            company_id: string;
                            company_name: string;
                            company_country: string;
                        };
                        annual_sales_previous_year: number;
                        /** @enum {string} */
                        currency: "EUR" | "CHF" | "PLN";
                        insurance_cover: {
                            /** @enum {string} */
                            cover_status: "CheckPolicy" | "Closed" | "Cover" | "Error" | "Inactive" | "NoCover" | "Partial" | "Pending" | "Rejected";
                            cover_amount?: number | null;
                            cover_currency?: ("EUR" | "CHF" | "PLN") | null;
                            provider_data?: {
                                [key: string]: unknown;
                            } | null;
                        } | null;
                        external_provider_company: {
                            external_provider_company_id: string | null;
                            external_provider_name: string;
                        } | null;
                    }[];
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    addDebtor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_id": "a6b8c0d2-5e7f-4091-82b3-de4f50617283",
                 *       "external_provider_company_id": "DE-4711204",
                 *       "external_provider_name": "allianz_trade",
                 *       "annual_sales_previous_year": 3000000,
                 *       "currency": "EUR"
                 *     }
                 */
                "application/json": {
                    company_id?: string;
                    external_provider_company_id?: string;
                    external_provider_name?: string;
                    annual_sales_previous_year: number;
                    /** @enum {string} */
                    currency: "EUR" | "CHF" | "PLN";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "debitor_id": "f5a7b9c1-4d6e-4f80-91a2-cd3e4f506172",
                     *       "company": {
                     *         "company_id": "a6b8c0d2-5e7f-4091-82b3-de4f50617283",
                     *         "company_name": "Metallbau Brandt GmbH",
                     *         "company_country": "DE"
                     *       },
                     *       "annual_sales_previous_year": 3000000,
                     *       "currency": "EUR",
                     *       "insurance_cover": {
                     *         "cover_status": "Cover",
                     *         "cover_amount": 150000,
                     *         "cover_currency": "EUR",
                     *         "provider_data": {
                     *           "key": true
                     *         }
                     *       },
                     *       "external_provider_company": {
                     *         "external_provider_company_id": "DE-4711204",
                     *         "external_provider_name": "allianz_trade"
                     *       }
                     *     }
                     */
                    "application/json": {
                        debitor_id: string;
                        company: {
                            company_id: string;
                            company_name: string;
                            company_country: string;
                        };
                        annual_sales_previous_year: number;
                        /** @enum {string} */
                        currency: "EUR" | "CHF" | "PLN";
                        insurance_cover: {
                            /** @enum {string} */
                            cover_status: "CheckPolicy" | "Closed" | "Cover" | "Error" | "Inactive" | "NoCover" | "Partial" | "Pending" | "Rejected";
                            cover_amount?: number | null;
                            cover_currency?: ("EUR" | "CHF" | "PLN") | null;
                            provider_data?: {
                                [key: string]: unknown;
                            } | null;
                        } | null;
                        external_provider_company: {
                            external_provider_company_id: string | null;
                            external_provider_name: string;
                        } | null;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission, err_feature_not_enabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_debtor_company_exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    deleteDebtor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
                /** @example f5a7b9c1-4d6e-4f80-91a2-cd3e4f506172 */
                debitorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission, err_feature_not_enabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    updateDebtor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
                /** @example f5a7b9c1-4d6e-4f80-91a2-cd3e4f506172 */
                debitorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "annual_sales_previous_year": 3000000,
                 *       "currency": "EUR"
                 *     }
                 */
                "application/json": {
                    annual_sales_previous_year: number;
                    /** @enum {string} */
                    currency: "EUR" | "CHF" | "PLN";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "debitor_id": "f5a7b9c1-4d6e-4f80-91a2-cd3e4f506172",
                     *       "company": {
                     *         "company_id": "a6b8c0d2-5e7f-4091-82b3-de4f50617283",
                     *         "company_name": "Metallbau Brandt GmbH",
                     *         "company_country": "DE"
                     *       },
                     *       "annual_sales_previous_year": 3000000,
                     *       "currency": "EUR",
                     *       "insurance_cover": {
                     *         "cover_status": "Cover",
                     *         "cover_amount": 150000,
                     *         "cover_currency": "EUR",
                     *         "provider_data": {
                     *           "key": true
                     *         }
                     *       },
                     *       "external_provider_company": {
                     *         "external_provider_company_id": "DE-4711204",
                     *         "external_provider_name": "allianz_trade"
                     *       }
                     *     }
                     */
                    "application/json": {
                        debitor_id: string;
                        company: {
                            company_id: string;
                            company_name: string;
                            company_country: string;
                        };
                        annual_sales_previous_year: number;
                        /** @enum {string} */
                        currency: "EUR" | "CHF" | "PLN";
                        insurance_cover: {
                            /** @enum {string} */
                            cover_status: "CheckPolicy" | "Closed" | "Cover" | "Error" | "Inactive" | "NoCover" | "Partial" | "Pending" | "Rejected";
                            cover_amount?: number | null;
                            cover_currency?: ("EUR" | "CHF" | "PLN") | null;
                            provider_data?: {
                                [key: string]: unknown;
                            } | null;
                        } | null;
                        external_provider_company: {
                            external_provider_company_id: string | null;
                            external_provider_name: string;
                        } | null;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission, err_feature_not_enabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    requestInsuranceCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
                /** @example f5a7b9c1-4d6e-4f80-91a2-cd3e4f506172 */
                debitorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "debitor_id": "f5a7b9c1-4d6e-4f80-91a2-cd3e4f506172",
                     *       "company": {
                     *         "company_id": "a6b8c0d2-5e7f-4091-82b3-de4f50617283",
                     *         "company_name": "Metallbau Brandt GmbH",
                     *         "company_country": "DE"
                     *       },
                     *       "annual_sales_previous_year": 3000000,
                     *       "currency": "EUR",
                     *       "insurance_cover": {
                     *         "cover_status": "Cover",
                     *         "cover_amount": 150000,
                     *         "cover_currency": "EUR",
                     *         "provider_data": {
                     *           "key": true
                     *         }
                     *       },
                     *       "external_provider_company": {
                     *         "external_provider_company_id": "DE-4711204",
                     *         "external_provider_name": "allianz_trade"
                     *       }
                     *     }
                     */
                    "application/json": {
                        debitor_id: string;
                        company: {
                            company_id: string;
                            company_name: string;
                            company_country: string;
                        };
                        annual_sales_previous_year: number;
                        /** @enum {string} */
                        currency: "EUR" | "CHF" | "PLN";
                        insurance_cover: {
                            /** @enum {string} */
                            cover_status: "CheckPolicy" | "Closed" | "Cover" | "Error" | "Inactive" | "NoCover" | "Partial" | "Pending" | "Rejected";
                            cover_amount?: number | null;
                            cover_currency?: ("EUR" | "CHF" | "PLN") | null;
                            provider_data?: {
                                [key: string]: unknown;
                            } | null;
                        } | null;
                        external_provider_company: {
                            external_provider_company_id: string | null;
                            external_provider_name: string;
                        } | null;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission, err_feature_not_enabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_insurance_cover_exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    addCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address_country": "DE",
                 *       "companyName": "Metallbau Brandt GmbH",
                 *       "companyType": "GMBH",
                 *       "address_street": "Überseering",
                 *       "address_house_number": "12a",
                 *       "address_location": "Bremen",
                 *       "address_post_code": "28217",
                 *       "hrNumber": "HRB 24816",
                 *       "taxIdNumber": "60/123/45678",
                 *       "businessPurpose": "Planung, Herstellung und Montage von Stahl- und Metallkonstruktionen.",
                 *       "external_provider_company_id": "DE-4711204",
                 *       "external_provider_name": "allianz_trade"
                 *     }
                 */
                "application/json": {
                    address_country: string;
                    companyName: string;
                    companyType: string;
                    address_street: string;
                    address_house_number: string;
                    address_location: string;
                    address_post_code: string;
                    hrNumber?: string | null;
                    taxIdNumber?: string | null;
                    businessPurpose: string;
                    external_provider_company_id?: string | null;
                    external_provider_name?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "companyId": "a6b8c0d2-5e7f-4091-82b3-de4f50617283",
                     *       "companyName": "Metallbau Brandt GmbH"
                     *     }
                     */
                    "application/json": {
                        companyId: string;
                        companyName: string;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission, err_feature_not_enabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_company_already_exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_update_not_allowed, err_company_type_not_allowed, err_company_country_not_allowed, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    searchCompaniesForCover: {
        parameters: {
            query: {
                /** @example company_cover */
                purpose: "company_cover";
                /** @example Metallbau */
                name: string;
                /** @example DE */
                country?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "external_provider_companies": [
                     *         {
                     *           "id": "0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a",
                     *           "external_provider_company_id": "DE-4711204",
                     *           "external_provider_name": "allianz_trade",
                     *           "name": "Metallbau Brandt GmbH",
                     *           "strasseHausnummer": "Überseering 12a",
                     *           "plz": "28217",
                     *           "ort": "Bremen",
                     *           "land": "DE",
                     *           "identnummer": "HRB 24816",
                     *           "inPortfolio": true,
                     *           "isInternal": true,
                     *           "companyType": "GMBH",
                     *           "businessPurpose": "Planung, Herstellung und Montage von Stahl- und Metallkonstruktionen.",
                     *           "company_custom_fields": [
                     *             {
                     *               "field_id": "staff_count",
                     *               "field_value": "4"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        external_provider_companies: {
                            id: string;
                            external_provider_company_id: string;
                            external_provider_name: string;
                            name: string;
                            strasseHausnummer?: string | null;
                            plz?: string | null;
                            ort?: string | null;
                            land?: string | null;
                            identnummer?: string | null;
                            inPortfolio: boolean;
                            isInternal: boolean;
                            companyType?: ("GMBH" | "UG" | "GMBH_CO_KG" | "AG" | "KG" | "KGAA" | "OHG" | "GBR" | "GBR/uBAG" | "EK" | "EG" | "PARTG" | "AOR" | "FREIE_BERUFE" | "SELF_EMPLOYED" | "SOLE_PROPRIETORSHIP" | "OTHER" | "CH_AG" | "CH_GMBH" | "CH_SOLE_PROPRIETORSHIP" | "CH_OTHER" | "PL_SP_Z_O_O" | "PL_JOINT_STOCK" | "PL_SIMPLE_JOINT_STOCK" | "PL_LIMITED_PARTNERSHIP" | "PL_LIMITED_JOINT_STOCK" | "PL_REGISTERED_PARTNERSHIP" | "PL_PROFESSIONAL_PARTNERSHIP" | "PL_CIVIL_PARTNERSHIP" | "PL_SOLE_PROPRIETORSHIP" | "PL_OTHER") | null;
                            businessPurpose?: string | null;
                            company_custom_fields: {
                                field_id: string;
                                field_value: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    bookAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0d3c9a52-6f1e-4b7a-9c55-1f2e3d4c5b6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "meeting_type": "telephone",
                 *       "meeting_time": "2026-03-10T10:15:00+01:00",
                 *       "first_name": "Katrin",
                 *       "last_name": "Brandt",
                 *       "company_name": "Metallbau Brandt GmbH",
                 *       "contact_email": "katrin.brandt@metallbau-brandt.example",
                 *       "contact_phone": "+49 421 5550123",
                 *       "notes": "Fragen zu den Sicherheiten"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    meeting_type: "in_person" | "telephone" | "webex";
                    /** Format: date-time */
                    meeting_time: string;
                    first_name: string;
                    last_name: string;
                    company_name: string;
                    contact_email: string;
                    contact_phone: string;
                    notes?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "meeting_type": "telephone",
                     *       "meeting_time": "2026-03-10T10:15:00+01:00",
                     *       "first_name": "Katrin",
                     *       "last_name": "Brandt",
                     *       "company_name": "Metallbau Brandt GmbH",
                     *       "contact_email": "katrin.brandt@metallbau-brandt.example",
                     *       "contact_phone": "+49 421 5550123",
                     *       "notes": "Fragen zu den Sicherheiten",
                     *       "appointment_id": "b7c9d1e3-6f80-41a2-93c4-ef5061728394"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        meeting_type: "in_person" | "telephone" | "webex";
                        /** Format: date-time */
                        meeting_time: string;
                        first_name: string;
                        last_name: string;
                        company_name: string;
                        contact_email: string;
                        contact_phone: string;
                        notes?: string;
                        appointment_id: string;
                    };
                };
            };
            /** @description err_auth_session_not_found, err_auth_session_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_email_not_confirmed, err_no_permission, err_feature_not_enabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_entity_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_resource_exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description err_appointment_before_start_time, err_appointment_after_end_time, err_appointment_weekday_invalid, err_appointment_too_early, err_appointment_too_far, err_validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
}
