@simulator @session-over
Feature: When the session ends in the middle of something

  @HTTP-03
  Scenario: What was being sent is back in its form after the login
    Given an application of which only the bank account is missing
    When I open my application
    And I press "Hinzufügen"
    And I fill in the bank name "Sparkasse Bremen"
    And I fill in the IBAN "DE89 3704 0044 0532 0130 00"
    And 9 hours pass in the lending system
    And I press "Weiter zur Prüfung"
    Then I am asked to log in
    And I am told once that I was logged out
    When I log in here
    Then the bank name still reads "Sparkasse Bremen"
    And the IBAN still reads "DE89 3704 0044 0532 0130 00"
    And I am told that it still has to be sent

  @HTTP-03
  Scenario: What was being sent is shown to nobody else
    Given an application of which only the bank account is missing
    When I open my application
    And I press "Hinzufügen"
    And I fill in the bank name "Sparkasse Bremen"
    And I fill in the IBAN "DE89 3704 0044 0532 0130 00"
    And 9 hours pass in the lending system
    And I press "Weiter zur Prüfung"
    And somebody else logs in here
    Then "Sparkasse Bremen" is nowhere to be seen

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
