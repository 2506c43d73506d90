Feature: One stage after the other

  Four stages stand in the stepper; the offer is the fifth. Nobody gets ahead of an unfinished stage, and nobody loses what was
  entered by going back or by reloading.

  @CLA-01 @plain
  Scenario: The stepper shows the four stages and where I am
    When I open the portal
    Then the stepper shows 4 stages and I am at stage 1
    When I ask for 250,000 euros of working capital over 36 months
    Then the stepper shows 4 stages and I am at stage 2

  @CLA-01
  Scenario Outline: A visitor who jumps ahead to <stage> is sent to log in
    When I open <stage>
    Then I am asked to log in

    @plain
    Examples:
      | stage                |
      | the company name     |
      | the company details  |
      | the account creation |
      | the result           |

  @CLA-01
  Scenario Outline: A customer who jumps ahead to <stage> lands on the dashboard
    Given I am logged in
    When I open <stage>
    Then I arrive at my applications

    @plain
    Examples:
      | stage               |
      | the company name    |
      | the company details |
      | the result          |

  @CLA-01 @plain
  Scenario: Jumping ahead resets what was begun
    Given I have asked for 250,000 euros of working capital over 36 months
    When I open the account creation
    And I open the portal
    Then the amount is 100,000 and the duration 48 months

  @plain
  Scenario: Going back keeps what was entered
    Given I have got as far as the company details
    When I go back to the loan request
    Then the amount is 250,000 and the duration 36 months

  @no-js
  Scenario: Reloading keeps what was entered
    Given I have got as far as the company details
    When I reload the page
    Then I arrive at the company details
    When I open the loan request
    Then the amount is 250,000 and the duration 36 months

  @plain
  Scenario: A refused entry leaves the others as they were typed
    Given I have got as far as the company details
    When I complete the details of my company but state the postcode as "28217 Bremen!"
    Then the postcode is refused
    And the postcode still reads "28217 Bremen!"
    And the street still reads "Hafenstraße"

  @SHELL-08 @CLA-12 @plain
  Scenario: A customer who is logged in never sees the account creation
    Given I am logged in
    When I open the account creation
    Then I arrive at my applications

  @CLA-01 @plain
  Scenario: A visit that is over says so instead of leading away in silence
    Given I have got as far as the company details
    When the portal has forgotten my visit
    And I complete the details of my company
    Then I am asked to log in
    And I am told that my entries are gone
