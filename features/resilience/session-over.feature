@simulator @session-over
Feature: When the session ends in the middle of something

  @HTTP-03
  Scenario: What was being sent is back in its form after the login
    Given I am at my own tax number among the steps to sign
    When 9 hours pass in the lending system
    And I send the tax number "36574261809"
    Then I am asked to log in
    And I am told once that I was logged out
    When I log in here
    Then I am back at my own tax number, which reads "36574261809"
    And I am told that it still has to be sent

  @HTTP-03
  Scenario: What was being sent is shown to nobody else
    Given I am at my own tax number among the steps to sign
    When 9 hours pass in the lending system
    And I send the tax number "36574261809"
    And somebody else logs in here
    Then the number "36574261809" is nowhere to be seen

  @HTTP-02
  Scenario: Another tab has logged out
    Given I am logged in
    When I open "/dashboard/settings"
    And I log out in another tab
    And I change my password to "Hafen-2027!"
    Then I am asked to log in
    And the header shows no user

  @ACC-01
  Scenario: Who guesses passwords has to wait, and is told so
    Given I have an account
    When I log in with a wrong password 10 times
    And I log in
    Then I am told that it was too often
    And my e-mail is still there
