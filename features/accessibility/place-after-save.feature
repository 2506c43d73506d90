Feature: Scroll position and focus after a save
  After a save, the page stays where it was and the focus is in view.

  @OBJ-01 @D-232
  Scenario Outline: Saving an object keeps the scroll position, <where>
    Given I finance three objects
    When I open my objects
    And I choose to edit "Mercedes-Benz Sprinter 317"
    And I note how far the page is scrolled
    And I fill in the model "Sprinter 319"
    And I complete the task
    Then the way to edit "Mercedes-Benz Sprinter 319" has the focus
    And the page is scrolled as far as before
    And the focused control is in view

    Examples:
      | where        |
      | on a desktop |

    @phone
    Examples:
      | where      |
      | on a phone |

  @REP-07 @D-232 @phone
  Scenario: Saving a representative does not scroll the page to the top
    Given a company with three representatives
    When I open the representatives
    And I change the telephone of Ada Brandt to:
      | telephone | +49 421 5550199 |
    Then the card of "Ada Brandt" says "+49 421 5550199"
    And the page has not jumped to its top
    And the focused control is in view

  @FACT-05 @D-232 @phone
  Scenario: Saving a debtor keeps the scroll position
    Given I have one debtor without insurance cover
    When I open my factoring details
    And I choose to edit "Hafenbau Weser GmbH"
    And I note how far the page is scrolled
    And I fill in:
      | annual sales | 2.500.000 |
    And I complete the task
    Then the debtors say:
      | Hafenbau Weser GmbH | 2,5 Mio. € |
    And the way to edit "Hafenbau Weser GmbH" has the focus
    And the page is scrolled as far as before
    And the focused control is in view

  @FACT-07 @D-232 @phone
  Scenario: After a request for credit insurance, the focus stays in the row of the debtor
    Given I have one debtor without insurance cover
    When I open my factoring details
    And I choose to ask for cover
    Then a toast shows "Die Versicherung ist angefragt."
    And the way to edit "Hafenbau Weser GmbH" has the focus
    And the page has not jumped to its top
    And the focused control is in view

  @OVER-08 @D-232 @phone
  Scenario: Saving a changed card of the overview keeps the scroll position
    Given an application of which only the bank account is missing
    When I open my application
    And I choose to change the tax number
    And I note how far the page is scrolled
    And I fill in the tax number "60/271/04538"
    And I choose to save
    Then the way to change the tax number has the focus
    And the page is scrolled as far as before
    And the focused control is in view

  @DOC-02 @D-232 @phone
  Scenario: An upload does not scroll the page to the top
    Given an application with half of its documents
    When I open my documents
    And I upload "Bilanz 2023.pdf" as annual_statement_2023
    Then the file "Bilanz 2023.pdf" has arrived, and says how far its virus scan is
    And the way to send one more annual_statement_2023 has the focus
    And the page has not jumped to its top
    And the focused control is in view

  @DOC-02 @D-232 @phone
  Scenario: Sending several files at once does not scroll the page to the top
    Given an application with half of its documents
    When I open my documents
    And I choose these files at once:
      | Bilanz_2023.pdf       |
      | Bankenspiegel neu.pdf |
    And I confirm the 1 sorted files
    Then the file "Bilanz_2023.pdf" has arrived, and says how far its virus scan is
    And the page has not jumped to its top
    And the focused control is in view

  @DOC-02 @OVER-07 @D-253
  Scenario Outline: After an upload in the guided completion, the link to the next item is in view, <where>
    Given an application with half of its documents
    When I open my application
    And I open the guided completion at "documents"
    Then the way to the next item is in view
    When I choose these files at once:
      | Bilanz_2023.pdf |
    And I confirm the 1 sorted files
    Then the file "Bilanz_2023.pdf" has arrived, and says how far its virus scan is
    And the way to the next item is in view
    And the focused control is in view

    Examples:
      | where        |
      | on a desktop |

    @phone
    Examples:
      | where      |
      | on a phone |

  @DOC-02 @OVER-07 @D-263
  Scenario: By keyboard, a customer skips the list of documents to reach the next item
    Given an application with half of its documents
    When I open my application
    And I open the guided completion at "documents"
    And I choose these files at once:
      | Bilanz_2023.pdf |
    And I confirm the 1 sorted files
    Then the file "Bilanz_2023.pdf" has arrived, and says how far its virus scan is
    When I skip the list of documents by keyboard
    Then the way to the next item has the focus after one more Tab stop
    And the focused control is in view

  @ACC-13 @D-232 @phone
  Scenario: Saving a section of the settings does not scroll the page to the top
    Given I am katrin in the situation "first-application"
    And I am logged in
    When I open "/dashboard/settings"
    And I choose French in the settings
    Then the settings are in French
    And the page has not jumped to its top
    And the focused control is in view

  @OVER-07 @FACT-01 @D-232 @phone
  Scenario: After a factoring section is saved, the heading of the next section is in view
    Given an application of which only the factoring details is missing
    When I open my application
    And I open the guided completion of my application
    And I fill in:
      | portfolio            | Treppen und Geländer aus Stahl für gewerbliche Bauherren |
      | planned sales        | 1.300.000                                                |
      | sales to be factored | 600.000                                                  |
    And I choose to save and continue
    Then the heading of the section "Rechnungen" has the focus
    And the focused control is in view
