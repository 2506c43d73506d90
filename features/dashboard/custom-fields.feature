@OVER-10
Feature: What the partner asks beyond the standard

  @plain @needs-partners
  Scenario: The cards say what was given, in words
    Given I am Maren Vogt, who takes over a practice
    When I open my application
    Then the card about further details of the application says "12,5 %"
    And the card about further details of the application says "280.000 €"
    And the card about further details of the company says "482913702"

  @needs-partners @needs-proxy
  Scenario Outline: I change what I gave <how>
    Given I am Maren Vogt, who takes over a practice
    When I open my application
    And I choose to change the further details
    And I fill in the share of private patients "15"
    And I choose to save
    Then I am told in passing "Angaben gespeichert"
    And the card about further details of the application says "15 %"
    And the lending system was told that the share of private patients is "0.15"

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @plain @needs-partners
  Scenario: What is needed cannot be taken away
    Given I am Maren Vogt, who takes over a practice
    When I open my application
    And I choose to change the further details
    And I fill in the purchase price ""
    And I choose to save
    Then the purchase price is refused

  @plain @needs-partners @needs-proxy
  Scenario: In review nothing can be changed any more
    Given I am Maren Vogt, who takes over a practice
    And the application answers that nothing may be changed
    When I open my application
    Then the card about further details of the application cannot be changed

  @plain @needs-partners
  Scenario: Two people change it at once: the later one is told
    Given I am Maren Vogt, who takes over a practice
    When I open my application
    And I choose to change the further details
    And the form of the card is open
    But meanwhile somebody else changes the share of private patients to "0.3"
    And I fill in the share of private patients "15"
    And I choose to save
    Then I am told "Diese Angaben hat inzwischen jemand anderes geändert."
    And I am told "30 %"

  @plain
  Scenario: Elsewhere there are no such cards
    Given an application of which nothing is missing
    When I open my application
    Then there is no card about further details of the application
