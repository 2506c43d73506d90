Feature: Representatives of a company

  Representatives, owners and signatories with their contact data.

  @REP-01 @REP-10 @lenders-facts
  Scenario: Each representative has a card
    Given a company with three representatives
    When I open the representatives
    Then these people represent the company: "Katrin Brandt, Jonas Brandt, Ada Brandt"
    And the card of "Katrin Brandt" says "Geschäftsführerin, das sind Sie; 60 %; Hauptkontakt; Gesetzlich vertretungsberechtigt; Unterschreibt gemeinsam; Bonitätsindex; 212; Geändert am"
    And the card of "Jonas Brandt" says "Steuer-ID ergänzen"
    And the card of "Ada Brandt" says "Wirtschaftlich berechtigt; Unterschreibt nicht; E-Mail ergänzen"
    And the cards are side by side, wide enough for their entries
    And the shares read "Anteile: Katrin Brandt 60 %, Jonas Brandt 15 %, Ada Brandt 25 %"
    And there is no alert

  @REP-01 @D-173 @no-js @browser
  Scenario: A customer expands all representatives of a long list, also those with complete data
    Given I am katrin in the situation "representatives-crowded"
    When I open the representatives
    Then 30 people are listed, 6 of them with their details
    When I unfold the details of all people
    Then 30 people are listed, 30 of them with their details
    When I choose to remove the last of the people
    And I choose to cancel
    Then 30 people are listed, 30 of them with their details
    When I fold the details of all people
    Then 30 people are listed, 6 of them with their details

  @REP-10 @plain
  Scenario: Each representative's card shows the state of the invitation
    Given a company with invitations in every state
    When I open the representatives
    Then the card of "Katrin Brandt" says "Einladung angenommen"
    And the card of "Selin Aydın" says "Einladung noch offen"
    And the card of "Jonas Brandt" says "Einladung abgelaufen"

  @REP-10 @plain
  Scenario: Each representative's card shows missing data
    Given a company with representatives of whom something is missing
    When I open the representatives
    Then the card of "Jonas Brandt" says "1 Pflichtangabe fehlt; Telefon ergänzen"
    And the card of "Ada Brandt" says "3 Pflichtangaben fehlen; Geburtsdatum ergänzen"
    And the page shows the text "Daten von Jonas Brandt unvollständig"
    And the shares read "Anteile: Jonas Brandt 15 %, Ada Brandt 20 %, 65 % noch nicht zugeordnet"

  @REP-01 @SHELL-26
  Scenario: The representatives tab breaks no words on the smallest phone
    Given I hold a narrow phone
    And a company with three representatives
    When I open the representatives
    Then no word there is torn apart, nor set like figures

  @REP-01
  Scenario Outline: A customer without representatives reads whom to add, <how>
    Given a company with no representative
    When I open the representatives
    Then the page shows the text "Wer vertritt Ihr Unternehmen?"
    And I can choose to add a person
    When I choose to ask whom to name
    Then I see who belongs there and who does not hear from us yet

    Examples:
      | how         |
      | in a dialog |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @REP-02 @needs-proxy
  Scenario Outline: A customer adds a representative <how>
    Given a company with no representative
    When I open the representatives
    And I add a person
    Then no task is open
    And a toast shows "Aylin Demir ist eingetragen."
    And these people represent the company: "Aylin Demir"
    And the lender got a person with:
      | first_name            | "Aylin"      |
      | birthdate             | "1984-11-23" |
      | nationality           | "TR"         |
      | is_legal_signatory    | false        |
      | is_contract_signatory | null         |
      | percentage_owned      | null         |

    @journey
    Examples:
      | how         |
      | in a dialog |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @REP-02 @keyboard
  Scenario: A customer adds a representative with the keyboard only
    Given a company with no representative
    When I open the representatives
    And I add a person with:
      | nationality | DE |
    Then no task is open
    And a toast shows "Aylin Demir ist eingetragen."

  @REP-02 @needs-proxy @plain
  Scenario: A representative's required fields are validated
    Given a company with no representative
    When I open the representatives
    And I add a person with:
      | first name   |  |
      | last name    |  |
      | nationality  |  |
      | birthdate    |  |
      | street       |  |
      | house number |  |
      | postcode     |  |
      | city         |  |
      | country      |  |
    Then the first name is refused because "Füllen Sie „Vorname“ aus"
    And the last name is refused because "Füllen Sie „Nachname“ aus"
    And the nationality is refused because "Wählen Sie bei „Staatsangehörigkeit“ etwas aus"
    And the birthdate is refused because "Füllen Sie „Geburtsdatum“ aus"
    And the street is refused because "Füllen Sie „Straße“ aus"
    And the house number is refused because "Füllen Sie „"
    And the postcode is refused because "Füllen Sie „Postleitzahl“ aus"
    And the city is refused because "Füllen Sie „"
    And the country is refused because "Wählen Sie bei „"
    And the lender was never asked to change the representatives

  @REP-02 @needs-proxy @plain
  Scenario: A representative's birthdate must be a valid past date
    Given a company with no representative
    When I open the representatives
    And I choose to add a person
    Then each of these is refused as the birthdate:
      | 31.02.1980 | geben Sie ein Datum              |
      | 01.01.2199 | muss in der Vergangenheit liegen |
    And the lender was never asked to change the representatives

  @REP-02 @D-98 @plain @needs-proxy
  Scenario Outline: The answer "<answer>" about signing sets all three signing rights of a representative
    Given a company with no representative
    When I open the representatives
    And I add a person with:
      | signing   | <answer>            |
      | e-mail    | aylin@demir.example |
      | telephone | +49 40 66969455     |
    Then no task is open
    And the lender got a person with:
      | is_legal_signatory    | <legal>   |
      | is_contract_signatory | <willing> |
      | is_sole_signatory     | <sole>    |

    Examples:
      | answer   | legal | willing | sole  |
      | alone    | true  | true    | true  |
      | jointly  | true  | true    | false |
      | entitled | true  | false   | false |
      | involved | false | null    | null  |

  @REP-02 @REP-03 @D-88 @D-98 @needs-proxy
  Scenario: A customer enters their own data as a representative in two sections with ten fields
    Given a company with no representative
    When I open the representatives
    And I choose to add a person
    Then no more than 7 fields are visible
    When I fill in the first name "Katrin"
    And I fill in the last name "Brandt"
    And I fill in the birthdate "14.05.1979"
    And I fill in the street "Am Wall"
    And I fill in the house number "8"
    And I fill in the postcode "28195"
    And I fill in the city "Bremen"
    And I go on to the role of the person
    Then no more than 3 fields are visible
    When I fill in the signing "alone"
    And I fill in the share "60"
    And I fill in the telephone "0421 555012"
    And I complete the task
    Then no task is open
    And the lender got a person with:
      | nationality         | "DE"             |
      | country             | "DE"             |
      | telephone           | "+49 421 555012" |
      | is_sole_signatory   | true             |
      | is_beneficial_owner | true             |
      | percentage_owned    | 0.6              |

  @REP-02 @REP-03 @D-88 @D-98 @needs-proxy @no-js @browser
  Scenario: Without JavaScript, a customer enters their own data as a representative on one page with ten fields
    Given a company with no representative
    When I open the representatives
    And I choose to add a person
    Then no more than 10 fields are visible
    When I fill in the first name "Katrin"
    And I fill in the last name "Brandt"
    And I fill in the birthdate "14.05.1979"
    And I fill in the street "Am Wall"
    And I fill in the house number "8"
    And I fill in the postcode "28195"
    And I fill in the city "Bremen"
    And I fill in the signing "alone"
    And I fill in the share "60"
    And I fill in the telephone "0421 555012"
    And I complete the task
    Then no task is open
    And the lender got a person with:
      | nationality         | "DE"             |
      | country             | "DE"             |
      | telephone           | "+49 421 555012" |
      | is_sole_signatory   | true             |
      | is_beneficial_owner | true             |
      | percentage_owned    | 0.6              |

  @REP-02
  Scenario: An error appears in its section of the representative form, and all input is kept
    Given a company with no representative
    When I open the representatives
    And I add a person with:
      | birthdate | 31.04.1982 |
      | city      |            |
    Then the birthdate is refused because "geben Sie ein Datum"
    And the city is refused because "Füllen Sie „Ort“ aus"
    When I fill in the birthdate "30.04.1982"
    And I fill in the city "Bremen"
    And I go on to the role of the person
    When I fill in the signing "involved"
    And I fill in the share "120"
    And I complete the task
    Then the share is refused because "zwischen"
    When I fill in the last name "Demirel"
    Then the share still reads "120"
    When I fill in the share "20"
    Then the birthdate still reads "30.04.1982"
    When I complete the task
    Then a toast shows "Aylin Demirel ist eingetragen."

  @REP-02 @APPT-04 @needs-clock
  Scenario: The representative form starts with the name and telephone number of the customer's appointment
    Given it is Thursday, 2026-03-26, and an application of which everything is missing
    When I open my application
    And I choose to pick a time for an appointment
    And I pick an appointment by "telephone" on "2026-03-30" at "10:15"
    And I choose to go on to my contact data
    And I say who I am
    And I choose to book the appointment
    And I open the representatives
    And I choose to add a person
    Then the first name reads "Katrin"
    And the last name reads "Brandt"
    And the telephone reads "+49 421 555012"
    And the page shows the text "Aus Ihrer Terminbuchung"
    When I fill in the own record "no"
    Then the first name reads ""
    And the telephone reads ""
    When I fill in the own record "yes"
    Then the last name reads "Brandt"

  @REP-02 @REP-03 @plain
  Scenario: A signatory must have e-mail and telephone
    Given a company with no representative
    When I open the representatives
    And I add a person with:
      | signing | alone |
    Then the e-mail is refused because "Füllen Sie „E-Mail“ aus"
    And the telephone is refused because "Füllen Sie „Telefon“ aus"
    When I fill in the e-mail "aylin@demir.example"
    And I fill in the telephone "+49 40 66969455"
    And I complete the task
    Then no task is open
    And a toast shows "Aylin Demir ist eingetragen."
    And the card of "Aylin Demir" says "Unterschreibt allein"

  @REP-03 @plain
  Scenario: A representative's telephone number needs a country code and a valid length
    Given a company with three representatives
    When I open the representatives
    And I begin to change the details of Jonas Brandt
    Then each of these is refused as the telephone:
      | 421 5550126          | Ländervorwahl |
      | +1234567             | zu kurz       |
      | 0421 55              | zu kurz       |
      | +49 421 555012678901 | zu lang       |

  @REP-03 @D-88
  Scenario: A representative's national telephone number becomes international on blur
    Given a company with three representatives
    When I open the representatives
    And I begin to change the details of Jonas Brandt
    And I fill in the country "CH"
    And I fill in the telephone "079 123 45 67"
    And I go on to the field after the telephone
    Then the telephone reads "+41791234567"

  @REP-02 @SHELL-27
  Scenario: A representative's birthdate is typed or picked from a calendar
    Given a company with three representatives
    When I open the representatives
    And I begin to change the details of Katrin Brandt
    And I fill in the birthdate "02011980"
    And I go on to the field after the birthdate
    Then the birthdate reads "02.01.1980"
    And I can pick another day of the birthdate from a calendar

  @REP-04 @REP-06 @plain @needs-proxy
  Scenario: A representative's share must be a percentage that is still available
    Given a company with three representatives
    When I open the representatives
    And I begin to change the details of Katrin Brandt
    Then each of these is refused as the share:
      |        | Füllen Sie „Anteil am Unternehmen“ aus |
      | 0      | zwischen 0,01 und 100           |
      | 29,555 | zwei Nachkommastellen           |
      | 100,01 | zwischen 0,01 und 100           |
      | 12,345 | zwei Nachkommastellen           |
      | 60,01  | mehr als 100 %. Noch frei: 60 % |
    And the lender was never asked to change the representatives

  @REP-04 @REP-06 @D-59 @needs-proxy
  Scenario: A representative's share is sent as a decimal, and a small share shows a warning
    Given a company with three representatives
    When I open the representatives
    And I begin to change the details of Katrin Brandt
    And I fill in the share "24,99 %"
    And I go on to the field after the share
    Then the share reads "24,99"
    And the page shows the text "Wirtschaftlich berechtigt ist in der Regel, wer 25 % oder mehr hält. Sie können trotzdem speichern."
    When I complete the task
    Then no task is open
    And a toast shows "Die Angaben zu Katrin Brandt sind gespeichert."
    And the lender received these values, and nothing else:
      | percentage_owned | 0.2499 |
    And the shares read "Anteile: Katrin Brandt 24,99 %, Jonas Brandt 15 %, Ada Brandt 25 %, 35,01 % noch nicht zugeordnet"
    And the page shows the text "Bitte prüfen Sie Katrin Brandt"

  @REP-05
  Scenario: The main contact needs e-mail or telephone
    Given a company with no representative
    When I open the representatives
    And I choose to add a person
    And I state who the person is
    And I go on to the role of the person
    Then the main contact cannot be ticked
    When I fill in the telephone "+49 40 66969455"
    Then the main contact can be ticked
    When I fill in the telephone ""
    Then the main contact cannot be ticked

  @REP-05 @no-js
  Scenario: Without JavaScript, a main contact without e-mail and telephone is refused
    Given a company with no representative
    When I open the representatives
    And I add a person with:
      | main contact | yes |
    Then the main contact is refused because "E-Mail-Adresse oder Telefonnummer"

  @REP-06
  Scenario Outline: A violated rule about all representatives is shown: <code>
    Given a company with <roster>
    When I open the representatives
    Then the alert <code> says "<words>"

    @plain
    Examples:
      | roster                                   | code                                          | words                     |
      | one signatory too few                    | err_application_signatories_sole_or_atleast_2 | mindestens zwei           |
      | an owner of most of it who does not sign | err_guarantors_above_50_percent               | müssen mit unterschreiben |

  @REP-06 @REP-09 @D-61 @needs-proxy
  Scenario Outline: The lender's error <code> about a representative is explained
    Given a company with three representatives
    And the change of a representative answers the code <code>
    When I open the representatives
    And I change the details of Jonas Brandt to:
      | position | Prokurist |
    Then the summary says "<words>"

    @plain
    Examples:
      | code                                  | words                    |
      | err_share_percentage_greater_then_100 | mehr als 100             |
      | err_personal_tin_equals_company_tin   | Steuernummer Ihres Unternehmens |
      | err_german_tin_invalid_check_digit    | Prüfziffer               |
      | err_update_not_allowed                | nicht                    |

  @REP-07
  Scenario Outline: A customer removes a representative after confirmation <how>
    Given a company with three representatives
    When I open the representatives
    And I choose to remove the representative "Ada Brandt"
    Then the page shows the text "Alle Angaben zu dieser Person gehen verloren."
    When I complete the task
    Then no task is open
    And a toast shows "Ada Brandt ist nicht mehr eingetragen."
    And these people represent the company: "Katrin Brandt, Jonas Brandt"

    Examples:
      | how         |
      | in a dialog |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @REP-07 @needs-proxy
  Scenario Outline: A customer changes only the <detail> of a representative
    Given a company with three representatives
    When I open the representatives
    And I change the <detail> of Jonas Brandt to:
      | <detail> | <entry> |
    Then no task is open
    And a toast shows "Die Angaben zu Jonas Brandt sind gespeichert."
    And the lender received these values, and nothing else:
      | <member> | <told> |
    And the card of "Jonas Brandt" says "<shown>"

    Examples:
      | detail     | entry                | member    | told                   | shown                 |
      | e-mail     | Jonas@Brandt.example | email     | "jonas@brandt.example" | jonas@brandt.example  |

    @plain
    Examples:
      | detail     | entry                | member    | told                   | shown                 |
      | telephone  | +49 421 5550199      | telephone | "+49 421 5550199"      | +49 421 5550199       |
      | telephone  | Tel. 0421/5550199    | telephone | "+49 421 5550199"      | +49 421 5550199       |
      | tax number | 36 574 261 809       | taxid     | "36574261809"          | 36                    |

  @REP-07 @plain @needs-proxy
  Scenario Outline: A failed change of a representative shows its error in <language>
    Given a company with three representatives
    And I read <language>
    And the change of a representative answers a server error
    When I open the representatives
    And I change the e-mail of Jonas Brandt to:
      | e-mail | jonas@brandt.example |
    Then the summary says "<e-mail>"
    When I open the representatives
    And I change the telephone of Jonas Brandt to:
      | telephone | +49 421 5550199 |
    Then the summary says "<telephone>"
    When I open the representatives
    And I change the tax number of Jonas Brandt to:
      | tax number | 86095742719 |
    Then the summary says "<tax number>"

    Examples:
      | language | e-mail                                           | telephone                                       | tax number                                  |
      | German   | Die E-Mail-Adresse konnte nicht geändert werden. | Die Telefonnummer konnte nicht geändert werden. | Die Steuer-ID konnte nicht geändert werden. |
      | English  | We couldn’t change the email address.           | We couldn’t change the telephone number.       | We couldn’t change the tax ID.             |

  @REP-01 @REP-08 @D-26
  Scenario Outline: The status and the person decide which representatives a customer can change: <roster>
    Given a company with <roster>
    When I open the representatives
    Then of "Katrin Brandt" I can change <own>
    And of "Jonas Brandt" I can change <other>
    And I am <asked> for more people
    And I <can> choose to add a person

    @plain
    Examples:
      | roster                          | own                                      | other      | asked     | can    |
      | three representatives           | everything                               | everything | asked     | can    |
      | representatives who are signing | only e-mail and telephone and tax number | nothing    | not asked | cannot |
      | representatives who have signed | nothing                                  | nothing    | not asked | cannot |

    @plain @needs-proxy
    Examples:
      | roster                             | own        | other      | asked     | can |
      | three representatives in pre-check | everything | everything | not asked | can |

    @plain
    Examples:
      | roster                                                       | own                       | other   | asked     | can    |
      | representatives and all else that is needed, and it was sent | only e-mail and telephone | nothing | not asked | cannot |

  @REP-08 @plain @needs-proxy
  Scenario: The server rejects changes of representatives that are not permitted
    Given a company with representatives who are signing
    When I open the representatives
    And I send past the page, for "Jonas Brandt":
      | position | Prokurist |
    Then the answer says "Beim jetzigen Status des Antrags lässt sich das nicht ändern."
    And the lender was never asked to change the representatives

  @REP-08 @SIGN-09 @plain
  Scenario: A signatory sees only their own card and no shares
    Given I am jonas, a signatory of an application that was opened again
    When I open the representatives
    Then these people represent the company: "Jonas Brandt"
    And I am shown no shares of the company
    And I cannot choose to add a person
    And of "Jonas Brandt" I can change nothing

  @REP-09 @D-42 @D-43 @needs-proxy
  Scenario: A representative's invalid tax number is rejected
    Given a company with three representatives
    When I open the representatives
    And I begin to change the tax number of Jonas Brandt
    Then each of these is refused as the tax number:
      | 3657426180   | 11 Ziffern          |
      | 3657426180A  | nur aus Ziffern     |
      | 06574261809  | beginnt nicht mit 0 |
      | 36574261808  | gibt es nicht       |
      | 60 123 45678 | unterscheiden       |
    And the lender was never asked to change the representatives

  @REP-09 @D-76 @plain
  Scenario: Two representatives cannot share a tax number
    Given a company with three representatives
    When I open the representatives
    And I change the tax number of Jonas Brandt to:
      | tax number | 86 095 742 719 |
    Then the tax number is refused because "schon einer anderen eingetragenen Person"

  @REP-11 @needs-partners @needs-proxy
  Scenario Outline: A practice answers the partner's custom questions <how>
    Given a medical practice without representatives
    When I open the representatives
    And I add a person with:
      | academic title | Dr. med.   |
      | licensed since | 01.10.2012 |
      | weekly hours   | 20         |
    Then no task is open
    And a toast shows "Aylin Demir ist eingetragen."
    And the lender got a person with:
      | custom_fields_list | [{"field_id":"academic_title","field_value":"Dr. med."},{"field_id":"licensed_since","field_value":"2012-10-01"},{"field_id":"weekly_hours","field_value":"20"},{"field_id":"has_own_practice","field_value":"false"}] |
    When I begin to change the details of Aylin Demir
    And I fill in the weekly hours "99"
    And I complete the task
    Then the weekly hours is refused because "60"

    Examples:
      | how         |
      | in a dialog |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @REP-11 @plain @needs-partners @needs-proxy
  Scenario: A representative can be added if custom questions cannot be loaded
    Given a medical practice without representatives
    And the definitions of configured fields answers a server error
    When I open the representatives
    And I add a person
    Then no task is open
    And a toast shows "Aylin Demir ist eingetragen."

  @REP-02 @needs-proxy
  Scenario: A customer confirms before overwriting a concurrent change of a representative
    Given a company with three representatives
    When I open the representatives
    And I begin to change the details of Jonas Brandt
    And meanwhile another user changes "Jonas Brandt" to:
      | telephone | +49 421 5550188 |
    And I fill in the position "Prokurist"
    And I complete the task
    Then the summary says "Wenn Sie noch einmal speichern, ersetzen Sie: Position, Telefon"
    When I fill in the telephone "+49 421 5550188"
    And I complete the task
    Then no task is open
    And a toast shows "Die Angaben zu Jonas Brandt sind gespeichert."
    And the lender received these values, and nothing else:
      | position | "Prokurist" |

  @REP-02 @HTTP-04
  Scenario: The form keeps its input if another user has removed the representative
    Given a company with three representatives
    When I open the representatives
    And I begin to change the details of Jonas Brandt
    But meanwhile another user removes "Jonas Brandt"
    And I fill in the position "Prokurist"
    And I complete the task
    Then the summary says "Diese Person ist nicht mehr eingetragen."
    And the position still reads "Prokurist"

  @REP-08 @HTTP-04 @needs-proxy
  Scenario: A status change by the lender keeps the representative form with its input
    Given a company with three representatives
    When I open the representatives
    And I begin to change the details of Jonas Brandt
    But meanwhile the back office rejects it
    And I fill in the position "Prokurist"
    And I complete the task
    Then the summary says "Beim jetzigen Status des Antrags lässt sich das nicht ändern."
    And the position still reads "Prokurist"

  @REP-08 @HTTP-04 @no-js
  Scenario: Without JavaScript, the representatives tab explains why a change was not saved
    Given a company with three representatives
    When I open the representatives
    And I begin to change the details of Jonas Brandt
    But meanwhile another user removes "Jonas Brandt"
    And I fill in the position "Prokurist"
    And I complete the task
    Then the summary says "Diese Person ist nicht mehr eingetragen."

  @REP-02 @plain
  Scenario: A representative sent twice is added once
    Given a company with no representative
    When I open the representatives
    And I send the same new person twice at once
    Then these people represent the company: "Aylin Demir"

  @REP-07 @plain
  Scenario: The removal of a representative succeeds even if sent twice
    Given a company with three representatives
    When I open the representatives
    And I send the removal of "Ada Brandt" past the page twice
    And I open the representatives
    Then these people represent the company: "Katrin Brandt, Jonas Brandt"

  @REP-08 @plain @needs-proxy
  Scenario: An unknown representative cannot be changed
    Given a company with three representatives
    When I open the representatives
    And I send a change of an unknown person past the page
    Then the answer says "Diese Person ist nicht mehr eingetragen."
    And the lender was never asked to change the representatives

  @REP-01 @phone
  Scenario: The representatives tab and its form are accessible on a phone
    Given a company with representatives of whom something is missing
    When I open the representatives
    Then the page has no barriers
    When I choose to add a person
    And I complete the task
    Then the first name is refused because "Füllen Sie „Vorname“ aus"
    And the page has no barriers
