Feature: Stages of the application

  The stepper shows four stages; the offer is the fifth. Applicants cannot skip a stage. Going back
  or reloading keeps their input.

  @CLA-01 @plain
  Scenario: The stepper shows four stages and the current one
    When I open the portal
    Then the stepper shows 4 stages and I am at stage 1
    When I ask for 250,000 euros of working capital over 36 months
    Then the stepper shows 4 stages and I am at stage 2

  @CLA-01
  Scenario Outline: A visitor who opens <stage> too early is sent to the login
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
  Scenario Outline: A customer who opens <stage> too early is sent to the applications
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
  Scenario: Opening a later stage too early resets the draft
    Given I have asked for 250,000 euros of working capital over 36 months
    When I open the account creation
    And I open the portal
    Then the amount is 100,000 and the duration 48 months

  @plain
  Scenario: Going back in the application form keeps the applicant's input
    Given I have got as far as the company details
    When I go back to the loan request
    Then the amount is 250,000 and the duration 36 months

  @no-js
  Scenario: Reloading a page of the application form keeps the applicant's input
    Given I have got as far as the company details
    When I reload the page
    Then I arrive at the company details
    When I open the loan request
    Then the amount is 250,000 and the duration 36 months

  @plain
  Scenario: A rejected field of the application form leaves the other fields unchanged
    Given I have got as far as the company details
    When I complete the details of my company but state the postcode as "28217 Bremen!"
    Then the postcode is refused
    And the postcode still reads "28217 Bremen!"
    And the street still reads "Hafenstraße"

  @SHELL-08 @CLA-12 @plain
  Scenario: A logged-in customer skips the account creation
    Given I am logged in
    When I open the account creation
    Then I arrive at my applications

  @CLA-01 @plain
  Scenario: After a session timeout, a message explains that the applicant's answers are lost
    Given I have got as far as the company details
    When the portal has forgotten my visit
    And I complete the details of my company
    Then I am asked to log in
    And I see the message that my entries are gone
