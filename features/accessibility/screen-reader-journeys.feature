Feature: Main journeys with a screen reader
  The transcripts are in `transcripts/`. A journey fails if a saved change is not confirmed, a text is said
  twice, an announcement is lost, or the focus falls to the body.

  @keyboard @SHELL-19
  Scenario Outline: A screen reader user applies and hears the offer in <language>
    Given I read <language>
    And a screen reader listens
    When I open the portal
    And I ask for 120,000 euros of working capital over 36 months
    And I choose "Metallbau Brandt GmbH" from the suggestions
    And I complete the details of my company
    And I create my account
    Then I see an indicative offer over 120,000 euros
    And the screen reader has said of "application" what was agreed

    Examples:
      | language |
      | German   |
      | English  |

  @keyboard @SHELL-19
  Scenario Outline: A screen reader user accepts the terms to sign, in <language>
    Given I read <language>
    And I am katrin in the situation "signing-terms"
    And a screen reader listens
    When I open my signatures
    And I accept the terms
    Then the heading has the focus
    And the screen reader has said of "signing" what was agreed

    Examples:
      | language |
      | German   |
      | English  |

  @keyboard @SHELL-19 @OVER-07
  Scenario Outline: A screen reader user completes an application in <language>
    Given I read <language>
    And an application of which everything is missing
    And a screen reader listens
    When I open my application
    And I choose to add the bank account
    And I fill in the IBAN "DE00370400440532013000"
    And I go on to the field after the IBAN
    And I choose to have the bank account checked
    And I fill in the IBAN "DE89370400440532013000"
    And I choose to have the bank account checked
    And I choose to save
    And I choose to state the tax number
    And I fill in the tax number "60/271/04538"
    And I complete the task
    And I open the representatives
    And I add a person with:
      | nationality | DE |
    And I open my documents
    And I upload "Bilanz 2024.pdf" as annual_statement_2024
    Then the screen reader has said of "completion" what was agreed

    Examples:
      | language |
      | German   |
      | English  |

  @keyboard @SHELL-19 @OVER-05
  Scenario Outline: A screen reader user checks a complete application in <language>
    Given I read <language>
    And an application of which nothing is missing
    And a screen reader listens
    When I open my documents
    And I choose to delete the document
    And I choose to cancel
    And I open my application
    And I choose to submit the application
    And I choose to leave it for now
    Then the screen reader has said of "submission" what was agreed

    Examples:
      | language |
      | German   |
      | English  |
