@OVER-10
Feature: Custom fields of a partner

  @plain @needs-partners
  Scenario: The cards of an application show formatted custom fields
    Given I am Maren Vogt, who takes over a practice
    When I open my application
    Then the card about further details of the application says "12,5 %"
    And the card about further details of the application says "280.000 €"
    And the card about further details of the company says "482913702"

  @needs-partners @needs-proxy
  Scenario Outline: A customer changes custom fields <how>
    Given I am Maren Vogt, who takes over a practice
    When I open my application
    And I choose to change the further details
    And I fill in the share of private patients "15"
    And I choose to save
    Then a toast shows "Angaben gespeichert"
    And the card about further details of the application says "15 %"
    And the lending system was informed that the share of private patients is "0.15"

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @plain @needs-partners
  Scenario: A required custom field cannot be emptied
    Given I am Maren Vogt, who takes over a practice
    When I open my application
    And I choose to change the further details
    And I fill in the purchase price ""
    And I choose to save
    Then the purchase price is refused

  @plain @needs-partners @needs-proxy
  Scenario: Custom fields cannot be changed in review
    Given I am Maren Vogt, who takes over a practice
    And the application answers that nothing may be changed
    When I open my application
    Then the card about further details of the application cannot be changed

  @plain @needs-partners
  Scenario: A concurrent change of custom fields shows a conflict
    Given I am Maren Vogt, who takes over a practice
    When I open my application
    And I choose to change the further details
    And the form of the card is open
    But meanwhile another user changes the share of private patients to "0.3"
    And I fill in the share of private patients "15"
    And I choose to save
    Then the page shows the text "Diese Angaben hat inzwischen jemand anderes geändert."
    And the page shows the text "30 %"

  @plain
  Scenario: The application of a partner without custom fields has no cards for custom fields
    Given an application of which nothing is missing
    When I open my application
    Then there is no card about further details of the application
