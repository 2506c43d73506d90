Feature: The main journeys by ear
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
  Scenario Outline: A screen reader user signs in <language>
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
