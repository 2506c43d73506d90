Feature: Signatories of another person's application

  A signatory cannot complete or submit the application or book an appointment.

  @SIGN-09 @OVER-01 @OVER-05
  Scenario Outline: A signatory cannot complete an open application: <situation>
    Given I am jonas in the situation "<situation>"
    When I open my application
    Then the page shows the text "Diesen Antrag vervollständigt jemand anderes."
    And nothing there tells of "Alles vollständig"
    And I cannot choose to submit the application
    When I open my application at "?submit"
    Then I cannot choose to submit the application

    @plain
    Examples:
      | situation                |
      | representatives-reopened |
      | open-again               |

  @SIGN-09 @OBJ-01 @plain
  Scenario: A signatory sees the financed objects read-only
    Given I am jonas in the situation "open-again"
    When I open my objects
    Then 1 objects are there
    And nothing there can be changed by me
    And the page shows the text "Nur wer den Antrag angelegt hat, kann Objekte erfassen und ändern."
    When I open my objects at "?add"
    Then nothing there can be changed by me
    When one more object is sent past the page
    Then the answer refuses it with "Das Objekt konnte nicht hinzugefügt werden."

  @SIGN-09 @OVER-11
  Scenario Outline: Only the applicant is invited to an appointment: <person> in <situation>
    Given I am <person> in the situation "<situation>"
    When I open my application
    Then I <may> choose to pick a time for an appointment
    When I open my application at "?appointment"
    Then I <am> asked for the day

    @plain
    Examples:
      | person | situation                | may    | am     |
      | jonas  | signing                  | cannot | am not |
      | jonas  | open-again               | cannot | am not |
      | jonas  | representatives-reopened | cannot | am not |
      | jonas  | signing-done             | cannot | am not |
      | katrin | signing                  | can    | am     |
      | katrin | signing-done             | can    | am     |
      | katrin | identification-fraud     | can    | am     |
